-- Only what calendars need to name the cancelled entry stays.
create or replace function cancel_feed_entry(entry integer) returns void
    language plpgsql
    as $$
begin
	update feed_entries set cancelled_at = now(), changed_at = now(), sequence = nextval('feed_changes'), details = null, place = null
	where id = entry;
end
$$;
