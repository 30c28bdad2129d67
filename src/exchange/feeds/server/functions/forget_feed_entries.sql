-- What is left of a wedding that is deleted for good. A wedding that is restored writes its entries anew.
create or replace function forget_feed_entries() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	delete from feed_entries where planner_id = old.planner_id and wedding_id = old.wedding_id and cancelled_at is not null;
	return null;
end
$$;
