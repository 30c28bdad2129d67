-- Rows of a batch to which something belongs that was added or changed since, other than by these batches.
create or replace function newer_parts(undone integer, apart integer[]) returns table (part text, row_id integer)
    language sql stable
    as $$
	select 'days', h.row_id from (
			select row_id, max(id) as id from history
			where planner_id = current_setting('app.planner')::int and batch = undone and table_name = 'days' group by row_id
		) h join day_items o on o.day_id = h.row_id join history t on t.row_id = o.id
		where t.planner_id = current_setting('app.planner')::int and t.table_name = 'day_items'
			and t.id > h.id and t.batch <> all (apart)
	union all select 'days', h.row_id from (
			select row_id, max(id) as id from history
			where planner_id = current_setting('app.planner')::int and batch = undone and table_name = 'days' group by row_id
		) h join day_contacts o on o.day_id = h.row_id join history t on t.row_id = o.id
		where t.planner_id = current_setting('app.planner')::int and t.table_name = 'day_contacts'
			and t.id > h.id and t.batch <> all (apart)
	union all select 'envelopes', h.row_id from (
			select row_id, max(id) as id from history
			where planner_id = current_setting('app.planner')::int and batch = undone and table_name = 'envelopes' group by row_id
		) h join guests o on o.envelope_id = h.row_id join history t on t.row_id = o.id
		where t.planner_id = current_setting('app.planner')::int and t.table_name = 'guests'
			and t.id > h.id and t.batch <> all (apart)
	union all select 'guests', h.row_id from (
			select row_id, max(id) as id from history
			where planner_id = current_setting('app.planner')::int and batch = undone and table_name = 'guests' group by row_id
		) h join guest_answers o on o.guest_id = h.row_id join history t on t.row_id = o.id
		where t.planner_id = current_setting('app.planner')::int and t.table_name = 'guest_answers'
			and t.id > h.id and t.batch <> all (apart)
	union all select 'parts', h.row_id from (
			select row_id, max(id) as id from history
			where planner_id = current_setting('app.planner')::int and batch = undone and table_name = 'parts' group by row_id
		) h join guest_answers o on o.part_id = h.row_id join history t on t.row_id = o.id
		where t.planner_id = current_setting('app.planner')::int and t.table_name = 'guest_answers'
			and t.id > h.id and t.batch <> all (apart)
	union all select 'rsvp_questions', h.row_id from (
			select row_id, max(id) as id from history
			where planner_id = current_setting('app.planner')::int and batch = undone and table_name = 'rsvp_questions' group by row_id
		) h join rsvp_replies o on o.question_id = h.row_id join history t on t.row_id = o.id
		where t.planner_id = current_setting('app.planner')::int and t.table_name = 'rsvp_replies'
			and t.id > h.id and t.batch <> all (apart)
$$;
