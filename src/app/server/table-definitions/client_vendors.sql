revoke all on client_vendors from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, vendor_id, status) on client_vendors to larkspur_couple;
create or replace trigger announce after insert or update or delete on client_vendors for each row
	execute function announce_change('vendors', 'client_id');
create or replace trigger keep_ceiling after insert on client_vendors for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'bookings of vendors');
create or replace trigger keep_history_of_insert after insert on client_vendors for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on client_vendors for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on client_vendors referencing old table as old_rows
	for each statement execute function keep_history('', '');
