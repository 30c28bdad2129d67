revoke all on events from larkspur_couple, larkspur_link;
grant select on events to larkspur_couple;
create or replace trigger announce after insert or update or delete on events for each row
	execute function announce_change('events', 'client_id');
create or replace trigger keep_ceiling after insert on events for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'events');
create or replace trigger keep_history_of_insert after insert on events for each row
	execute function keep_row_history('search_text', 'event');
create or replace trigger keep_history_of_update after update on events for each row
	execute function keep_row_history('search_text', 'event');
create or replace trigger keep_history_of_delete after delete on events referencing old table as old_rows
	for each statement execute function keep_history('search_text', 'event');
