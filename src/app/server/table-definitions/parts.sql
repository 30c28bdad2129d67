revoke all on parts from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, name, days_after, time, place, meals, invites_all, due_date, date_offset) on parts to larkspur_couple;
grant insert on parts to larkspur_couple;
grant update (id, planner_id, client_id, name, days_after, time, place, meals, invites_all, due_date, date_offset) on parts to larkspur_couple;
grant delete on parts to larkspur_couple;
grant select (id, planner_id, client_id, name, days_after, time, place, meals, due_date) on parts to larkspur_link;
create or replace trigger announce after insert or update or delete on parts for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on parts for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'parts of weddings');
create or replace trigger keep_history_of_insert after insert on parts for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on parts for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on parts referencing old table as old_rows
	for each statement execute function keep_history('', '');
