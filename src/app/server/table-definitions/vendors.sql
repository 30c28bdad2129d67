revoke all on vendors from larkspur_couple, larkspur_link;
grant select (id, planner_id, name, category, email, phone, website, address) on vendors to larkspur_couple;
create or replace trigger announce after insert or update or delete on vendors for each row
	execute function announce_change('vendors', '');
create or replace trigger keep_ceiling after insert on vendors for each row when (new.id % 20 = 0)
	execute function keep_ceiling(5000, 'vendors');
create or replace trigger keep_history_of_insert after insert on vendors for each row
	execute function keep_row_history('search_text', '');
create or replace trigger keep_history_of_update after update on vendors for each row
	execute function keep_row_history('search_text', '');
create or replace trigger keep_history_of_delete after delete on vendors referencing old table as old_rows
	for each statement execute function keep_history('search_text', '');
