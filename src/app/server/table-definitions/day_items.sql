revoke all on day_items from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on day_items for each row
	execute function announce_change('days', '');
create or replace trigger keep_history_of_insert after insert on day_items for each row
	execute function keep_row_history('search_text,state,state_at,started_at,ended_at', '');
create or replace trigger keep_history_of_update after update on day_items for each row
	execute function keep_row_history('search_text,state,state_at,started_at,ended_at', '');
create or replace trigger keep_history_of_delete after delete on day_items referencing old table as old_rows
	for each statement execute function keep_history('search_text,state,state_at,started_at,ended_at', '');
