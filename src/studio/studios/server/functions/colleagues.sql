create or replace function colleagues() returns table(id integer, name text)
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select m.id, m.name from members m
	where m.planner_id = current_setting('app.planner')::int and m.role in ('planner', 'assistant')
	order by lower(m.name), m.id
$$;
