revoke all on rsvp_questions from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, text, kind, options, is_required, position) on rsvp_questions to larkspur_couple;
grant insert on rsvp_questions to larkspur_couple;
grant update (id, planner_id, client_id, text, kind, options, is_required, position) on rsvp_questions to larkspur_couple;
grant delete on rsvp_questions to larkspur_couple;
grant select (id, planner_id, client_id, text, kind, options, is_required, position) on rsvp_questions to larkspur_link;
create or replace trigger announce after insert or update or delete on rsvp_questions for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on rsvp_questions for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'questions for guests');
create or replace trigger keep_history_of_insert after insert on rsvp_questions for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on rsvp_questions for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on rsvp_questions referencing old table as old_rows
	for each statement execute function keep_history('', '');
