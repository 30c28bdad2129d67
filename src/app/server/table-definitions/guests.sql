revoke all on guests from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, envelope_id, first_name, last_name, age, role, dietary, access, table_name, seat) on guests to larkspur_couple;
grant insert on guests to larkspur_couple;
grant update (id, planner_id, client_id, envelope_id, first_name, last_name, age, role, dietary, access, table_name, seat) on guests to larkspur_couple;
grant delete on guests to larkspur_couple;
grant select (id, planner_id, client_id, envelope_id, first_name, last_name, dietary, seat) on guests to larkspur_link;
grant update (first_name, last_name, dietary) on guests to larkspur_link;
create or replace trigger announce after insert or update or delete on guests for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on guests for each row when (new.id % 20 = 0)
	execute function keep_ceiling(500000, 'guests');
create or replace trigger keep_history_of_insert after insert on guests for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on guests for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on guests referencing old table as old_rows
	for each statement execute function keep_history('', '');
