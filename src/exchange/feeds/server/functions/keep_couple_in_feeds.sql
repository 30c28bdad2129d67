create or replace function keep_couple_in_feeds() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	update feed_entries set couple = new.partner_one_name || coalesce(' & ' || new.partner_two_name, ''),
		sequence = nextval('feed_changes'), changed_at = now()
	where planner_id = new.planner_id and wedding_id = new.id;
	return null;
end
$$;
