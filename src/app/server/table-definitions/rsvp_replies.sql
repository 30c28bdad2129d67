revoke all on rsvp_replies from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, envelope_id, question_id, reply) on rsvp_replies to larkspur_couple;
grant insert on rsvp_replies to larkspur_couple;
grant update (id, planner_id, client_id, envelope_id, question_id, reply) on rsvp_replies to larkspur_couple;
grant delete on rsvp_replies to larkspur_couple;
grant select (id, planner_id, client_id, envelope_id, question_id, reply) on rsvp_replies to larkspur_link;
grant insert on rsvp_replies to larkspur_link;
grant update (reply) on rsvp_replies to larkspur_link;
create or replace trigger announce after insert or update or delete on rsvp_replies for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on rsvp_replies for each row when (new.id % 20 = 0)
	execute function keep_ceiling(2000000, 'replies of guests');
create or replace trigger keep_history_of_insert after insert on rsvp_replies for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on rsvp_replies for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on rsvp_replies referencing old table as old_rows
	for each statement execute function keep_history('', '');
