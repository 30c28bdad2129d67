revoke all on envelopes from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, name, email, phone, address, language, side, tags, list, is_proposed, answered_at, paper_at, note) on envelopes to larkspur_couple;
grant insert on envelopes to larkspur_couple;
grant update (id, planner_id, client_id, name, email, phone, address, language, side, tags, list, is_proposed, answered_at, paper_at, note) on envelopes to larkspur_couple;
grant delete on envelopes to larkspur_couple;
grant select (id, planner_id, client_id, name, language, answered_at, no_mail_at, note) on envelopes to larkspur_link;
grant update (answered_at, note) on envelopes to larkspur_link;
create or replace trigger announce after insert or update or delete on envelopes for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on envelopes for each row when (new.id % 20 = 0)
	execute function keep_ceiling(200000, 'envelopes');
create or replace trigger keep_history_of_insert after insert on envelopes for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on envelopes for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on envelopes referencing old table as old_rows
	for each statement execute function keep_history('', '');
