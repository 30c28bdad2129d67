-- The final count of the wedding of a caterer's link, without names: those who still come are named by the present count.
create or replace function caterer_final_count() returns table (at timestamptz, servings jsonb)
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select f.at, coalesce((select jsonb_agg(case when (s ->> 'attending')::boolean then s || '{"name": ""}'
		else s || '{"name": "", "meal": null, "dietary": null, "access": null}' end)
		from jsonb_array_elements(f.servings) s), '[]')
	from final_counts f
	where current_setting('app.link_kind', true) = 'caterer'
		and f.planner_id = current_setting('app.planner')::int
		and f.client_id = any (current_setting('app.link_weddings')::int[])
$$;
