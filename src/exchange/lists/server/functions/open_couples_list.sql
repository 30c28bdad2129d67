-- Names what the couple's call does as the import of a list of guests, as `openBatch` does for planners, who alone may write
-- into the table of batches.
create or replace function open_couples_list(of_count integer) returns integer
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	opened int;
begin
	if coalesce(current_setting('app.client', true), '') = '' then
		raise insufficient_privilege using message = 'only couples open their lists so';
	end if;
	insert into history_batches (planner_id, client_id, kind, about)
	values (current_setting('app.planner')::int, current_setting('app.client')::int, 'list', jsonb_build_object('name', 'guests', 'count', of_count))
	returning id into opened;
	perform set_config('larkspur.batch', opened::text, true);
	return opened;
end
$$;
