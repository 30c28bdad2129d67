-- Rows of a batch that somebody has confirmed since, as the tables say.
create or replace function confirmed_since(undone integer) returns table (part text, row_id integer)
    language sql stable
    as $$
	select h.table_name, h.row_id from history h join guest_answers t on t.planner_id = h.planner_id and t.id = h.row_id
        join guests g on g.planner_id = h.planner_id and g.id = t.guest_id
        join envelopes e on e.planner_id = h.planner_id and e.id = g.envelope_id
      where e.answered_at > h.at and t.attending is not null
			and h.planner_id = current_setting('app.planner')::int and h.batch = undone and h.table_name = 'guest_answers'
	union all select h.table_name, h.row_id from history h join guests t on t.planner_id = h.planner_id and t.id = h.row_id
        join envelopes e on e.planner_id = h.planner_id and e.id = t.envelope_id
      where e.answered_at > h.at and h.operation = 'update'
        and (h.before ? 'dietary' or t.seat is not null and h.before ?| array['first_name', 'last_name'])
			and h.planner_id = current_setting('app.planner')::int and h.batch = undone and h.table_name = 'guests'
$$;
