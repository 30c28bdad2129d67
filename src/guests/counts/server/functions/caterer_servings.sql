-- Who comes to what by the wedding of a caterer's link. Of those who do not come, only that they are invited; of seats without
-- a name, no name.
create or replace function caterer_servings()
	returns table (guest_id integer, part_id integer, name text, age text, attending boolean, meal text, dietary text, access text)
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select g.id, a.part_id, case when a.attending then concat_ws(' ', g.first_name, g.last_name) else '' end, g.age, a.attending,
		case when a.attending then a.meal end, case when a.attending then g.dietary end, case when a.attending then g.access end
	from guest_answers a
		join guests g on g.planner_id = a.planner_id and g.id = a.guest_id
		join envelopes e on e.planner_id = g.planner_id and e.id = g.envelope_id and not e.is_proposed
	where current_setting('app.link_kind', true) = 'caterer'
		and a.planner_id = current_setting('app.planner')::int
		and a.client_id = any (current_setting('app.link_weddings')::int[])
$$;
