-- Runs at the end of the transaction, when the items of a published version are complete.
create or replace function keep_day_in_feeds() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	this_planner int := coalesce(new.planner_id, old.planner_id);
	this_day int := coalesce(new.id, old.id);
begin
	if tg_op = 'INSERT' and new.version = 0 then return null; end if;
	perform cancel_feed_entry(f.id) from feed_entries f
	where f.planner_id = this_planner and f.day_id = this_day and f.cancelled_at is null
		and not exists (select from days d join published_items p on p.planner_id = d.planner_id and p.day_id = d.id
			where d.planner_id = this_planner and d.id = this_day and d.version > 0 and d.date is not null and p.is_key and p.item_id = f.source_id);
	insert into feed_entries as f (planner_id, wedding_id, couple, source, source_id, day_id, title, details, place, date, time, minutes, time_zone, sequence)
	select this_planner, d.client_id, c.partner_one_name || coalesce(' & ' || c.partner_two_name, ''), 'moment', p.item_id, this_day,
		p.title, p.details, coalesce(p.place, d.place), (d.date::date + p.start / 1440)::text,
		to_char(make_interval(mins => p.start % 1440), 'HH24:MI'), p.minutes, d.time_zone, nextval('feed_changes')
	from days d join published_items p on p.planner_id = d.planner_id and p.day_id = d.id
		join clients c on c.planner_id = d.planner_id and c.id = d.client_id
	where d.planner_id = this_planner and d.id = this_day and d.version > 0 and d.date is not null and p.is_key
	on conflict (planner_id, wedding_id, source, source_id) do update set couple = excluded.couple, day_id = excluded.day_id,
		title = excluded.title, details = excluded.details, place = excluded.place, date = excluded.date, time = excluded.time,
		minutes = excluded.minutes, time_zone = excluded.time_zone, sequence = excluded.sequence, changed_at = now(), cancelled_at = null
	where f.cancelled_at is not null
		or (f.day_id, f.title, f.details, f.place, f.date, f.time, f.minutes, f.time_zone)
			is distinct from (this_day, excluded.title, excluded.details, excluded.place, excluded.date, excluded.time, excluded.minutes, excluded.time_zone);
	return null;
end
$$;
