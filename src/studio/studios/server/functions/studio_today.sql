create or replace function studio_today() returns text
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select to_char(local_time(time_zone), 'YYYY-MM-DD') from planners where id = current_setting('app.planner')::int
$$;
