-- Rows of a batch to which something belongs that was added or changed since, other than by these batches.
create or replace function newer_parts(undone integer, apart integer[]) returns table (part text, row_id integer)
    language sql stable
    as $$
	with rows as (
		select table_name as part, row_id, max(id) as last from history
		where planner_id = current_setting('app.planner')::int and batch = undone group by table_name, row_id
	)
	select r.part, r.row_id from rows r join day_items o on o.day_id = r.row_id join history t on t.row_id = o.id
		where r.part = 'days' and o.planner_id = current_setting('app.planner')::int
			and t.planner_id = o.planner_id and t.table_name = 'day_items' and t.id > r.last and t.batch <> all (apart)
	union all select r.part, r.row_id from rows r join day_contacts o on o.day_id = r.row_id join history t on t.row_id = o.id
		where r.part = 'days' and o.planner_id = current_setting('app.planner')::int
			and t.planner_id = o.planner_id and t.table_name = 'day_contacts' and t.id > r.last and t.batch <> all (apart)
	union all select r.part, r.row_id from rows r join guests o on o.envelope_id = r.row_id join history t on t.row_id = o.id
		where r.part = 'envelopes' and o.planner_id = current_setting('app.planner')::int
			and t.planner_id = o.planner_id and t.table_name = 'guests' and t.id > r.last and t.batch <> all (apart)
	union all select r.part, r.row_id from rows r join guest_answers o on o.guest_id = r.row_id join history t on t.row_id = o.id
		where r.part = 'guests' and o.planner_id = current_setting('app.planner')::int
			and t.planner_id = o.planner_id and t.table_name = 'guest_answers' and t.id > r.last and t.batch <> all (apart)
	union all select r.part, r.row_id from rows r join guest_answers o on o.part_id = r.row_id join history t on t.row_id = o.id
		where r.part = 'parts' and o.planner_id = current_setting('app.planner')::int
			and t.planner_id = o.planner_id and t.table_name = 'guest_answers' and t.id > r.last and t.batch <> all (apart)
	union all select r.part, r.row_id from rows r join rsvp_replies o on o.question_id = r.row_id join history t on t.row_id = o.id
		where r.part = 'rsvp_questions' and o.planner_id = current_setting('app.planner')::int
			and t.planner_id = o.planner_id and t.table_name = 'rsvp_replies' and t.id > r.last and t.batch <> all (apart)
$$;
