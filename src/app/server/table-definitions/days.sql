revoke all on days from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, version, published_at, published_name, published_date, published_time_zone, published_place, published_latitude, published_longitude) on days to larkspur_couple;
grant select (id, planner_id, client_id, version, published_at, published_name, published_date, published_time_zone, published_place, published_latitude, published_longitude) on days to larkspur_link;
create or replace trigger announce after insert or update or delete on days for each row
	execute function announce_change('days', 'client_id');
create or replace trigger keep_ceiling after insert on days for each row when (new.id % 20 = 0)
	execute function keep_ceiling(5000, 'days');
create or replace trigger keep_history_of_insert after insert on days for each row
	execute function keep_row_history('version,published_at,published_name,published_date,published_time_zone,published_place,published_latitude,published_longitude', '');
create or replace trigger keep_history_of_update after update on days for each row
	execute function keep_row_history('version,published_at,published_name,published_date,published_time_zone,published_place,published_latitude,published_longitude', '');
create or replace trigger keep_history_of_delete after delete on days referencing old table as old_rows
	for each statement execute function keep_history('version,published_at,published_name,published_date,published_time_zone,published_place,published_latitude,published_longitude', '');
