create or replace function keep_event_in_feeds(event integer) returns void
    language plpgsql
    as $$
begin
	insert into feed_entries (planner_id, wedding_id, couple, source, source_id, title, details, place, date, time, minutes, sequence)
	select e.planner_id, e.client_id, c.partner_one_name || coalesce(' & ' || c.partner_two_name, ''), 'event', e.id,
		e.title, e.description, e.place, e.date, e.time, e.minutes, nextval('feed_changes')
	from events e left join clients c on c.planner_id = e.planner_id and c.id = e.client_id
	where e.id = event and e.date is not null
	on conflict (planner_id, wedding_id, source, source_id) do update set couple = excluded.couple, title = excluded.title,
		details = excluded.details, place = excluded.place, date = excluded.date, time = excluded.time, minutes = excluded.minutes,
		sequence = excluded.sequence, changed_at = now(), cancelled_at = null;
end
$$;
