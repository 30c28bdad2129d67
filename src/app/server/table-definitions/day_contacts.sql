revoke all on day_contacts from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on day_contacts for each row
	execute function announce_change('days', '');
create or replace trigger keep_history_of_insert after insert on day_contacts for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on day_contacts for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on day_contacts referencing old table as old_rows
	for each statement execute function keep_history('', '');
