-- When the items of published days were planned, begun and ended, without what they are, so that everybody is told the same
-- about how late the day is. Only of days on which something has begun.
create or replace function published_progress() returns table(day_id integer, start integer, minutes integer, state text, started_at timestamptz, ended_at timestamptz)
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select p.day_id, p.start, p.minutes, p.state, p.started_at, p.ended_at
	from published_items p
	where p.planner_id = current_setting('app.planner')::int
		and p.client_id = any (coalesce(nullif(current_setting('app.link_weddings', true), ''),
			'{' || current_setting('app.client') || '}')::int[])
		and exists (select from published_items b where b.planner_id = p.planner_id and b.day_id = p.day_id and b.started_at is not null)
	order by p.day_id, p.start, p.item_id
$$;
