-- The guests of the wedding with the code that is printed on its cards, for whoever has the card.
create or replace function guests_behind_code(of_code text)
	returns table (envelope_id integer, envelope text, first_name text, last_name text)
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select g.envelope_id, e.name, g.first_name, g.last_name
	from guest_lists l
		join envelopes e on e.planner_id = l.planner_id and e.client_id = l.client_id and not e.is_proposed
		join guests g on g.planner_id = e.planner_id and g.envelope_id = e.id
	where l.code = of_code and (g.first_name is not null or g.last_name is not null)
$$;
