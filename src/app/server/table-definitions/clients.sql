revoke all on clients from larkspur_couple, larkspur_link;
grant select (id, planner_id, partner_one_name, partner_two_name, wedding_date, venue, email, phone, status, guest_count, avatar_key, language) on clients to larkspur_couple;
grant select (id, planner_id, partner_one_name, partner_two_name, wedding_date, language) on clients to larkspur_link;
create or replace trigger announce after insert or update or delete on clients for each row
	execute function announce_change('clients', 'id');
create or replace trigger keep_ceiling after insert on clients for each row when (new.id % 20 = 0)
	execute function keep_ceiling(5000, 'couples');
create or replace trigger keep_history_of_insert after insert on clients for each row
	execute function keep_row_history('search_text,is_sample,notes,avatar_key,last_login,invite_expires_at,invite_sent,is_activated', 'client');
create or replace trigger keep_history_of_update after update on clients for each row
	execute function keep_row_history('search_text,is_sample,notes,avatar_key,last_login,invite_expires_at,invite_sent,is_activated', 'client');
create or replace trigger keep_history_of_delete after delete on clients referencing old table as old_rows
	for each statement execute function keep_history('search_text,is_sample,notes,avatar_key,last_login,invite_expires_at,invite_sent,is_activated', 'client');
