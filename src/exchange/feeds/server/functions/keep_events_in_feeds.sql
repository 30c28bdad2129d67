-- Of a statement that deletes events; of others only until migration 0048 has given them `keep_row_in_feeds`.
create or replace function keep_events_in_feeds() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	if tg_op = 'INSERT' then
		perform keep_event_in_feeds(n.id) from new_rows n;
	elsif tg_op = 'UPDATE' then
		perform cancel_feed_entry(f.id)
		from old_rows o join new_rows n using (id)
			join feed_entries f on f.planner_id = o.planner_id and f.wedding_id = o.client_id and f.source = 'event' and f.source_id = o.id
		where (n.client_id <> o.client_id or n.date is null) and f.cancelled_at is null;
		perform keep_event_in_feeds(n.id) from new_rows n join old_rows o using (id)
		where (n.client_id, n.title, n.description, n.date, n.time, n.minutes) is distinct from (o.client_id, o.title, o.description, o.date, o.time, o.minutes);
	else
		perform cancel_feed_entry(f.id)
		from old_rows o join feed_entries f on f.planner_id = o.planner_id and f.wedding_id = o.client_id and f.source = 'event' and f.source_id = o.id
		where f.cancelled_at is null;
	end if;
	return null;
end
$$;
