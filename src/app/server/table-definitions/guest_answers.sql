revoke all on guest_answers from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, guest_id, part_id, attending, meal) on guest_answers to larkspur_couple;
grant insert on guest_answers to larkspur_couple;
grant update (id, planner_id, client_id, guest_id, part_id, attending, meal) on guest_answers to larkspur_couple;
grant delete on guest_answers to larkspur_couple;
grant select (id, planner_id, client_id, guest_id, part_id, attending, meal) on guest_answers to larkspur_link;
grant update (attending, meal) on guest_answers to larkspur_link;
create or replace trigger announce after insert or update or delete on guest_answers for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on guest_answers for each row when (new.id % 20 = 0)
	execute function keep_ceiling(2000000, 'answers of guests');
create or replace trigger keep_history_of_insert after insert on guest_answers for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on guest_answers for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on guest_answers referencing old table as old_rows
	for each statement execute function keep_history('', '');
