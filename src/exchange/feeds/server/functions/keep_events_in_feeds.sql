-- Cancels the entries of events that a statement deletes.
create or replace function keep_events_in_feeds() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	perform cancel_feed_entry(f.id)
	from old_rows o join feed_entries f on f.planner_id = o.planner_id and f.wedding_id is not distinct from o.client_id and f.source = 'event' and f.source_id = o.id
	where f.cancelled_at is null;
	return null;
end
$$;
