-- Whether the draft of a published day has another date, without saying which.
create or replace function date_is_changing(studio integer, day integer) returns boolean
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select d.date is distinct from d.published_date from days d
	where d.planner_id = studio and d.planner_id = current_setting('app.planner')::int and d.id = day and d.version > 0
$$;
