revoke all on people from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, role, name, access, rhythm, language) on people to larkspur_couple;
create or replace trigger announce after insert or update or delete on people for each row
	execute function announce_change('people', 'client_id');
create or replace trigger keep_ceiling after insert on people for each row when (new.id % 20 = 0)
	execute function keep_ceiling(20000, 'people');
create or replace trigger keep_history_of_insert after insert on people for each row
	execute function keep_row_history('rhythm,time_zone,last_seen_at,invited_at,week_told_on', '');
create or replace trigger keep_history_of_update after update on people for each row
	execute function keep_row_history('rhythm,time_zone,last_seen_at,invited_at,week_told_on', '');
create or replace trigger keep_history_of_delete after delete on people referencing old table as old_rows
	for each statement execute function keep_history('rhythm,time_zone,last_seen_at,invited_at,week_told_on', '');
