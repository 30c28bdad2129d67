-- An event that was added or changed. One that moves to another wedding is cancelled in the calendar of the earlier one.
create or replace function keep_row_in_feeds() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	if tg_op = 'UPDATE' and (new.client_id is distinct from old.client_id or new.date is null) then
		perform cancel_feed_entry(f.id) from feed_entries f
		where f.planner_id = old.planner_id and f.wedding_id is not distinct from old.client_id and f.source = 'event' and f.source_id = old.id
			and f.cancelled_at is null;
	end if;
	if tg_op = 'INSERT' or (new.client_id, new.title, new.description, new.place, new.date, new.time, new.minutes)
		is distinct from (old.client_id, old.title, old.description, old.place, old.date, old.time, old.minutes) then
		perform keep_event_in_feeds(new.id);
	end if;
	return null;
end
$$;
