-- Whether what belongs to the row was added or changed since, other than by these batches.
create or replace function has_newer_parts(studio integer, part text, row_id integer, since bigint, apart integer[]) returns boolean
    language sql stable
    as $$
	select case part
		when 'days' then exists (select from day_items o where o.planner_id = studio and o.day_id = has_newer_parts.row_id
				and (select max(t.id) from history t where t.planner_id = o.planner_id and t.table_name = 'day_items'
					and t.row_id = o.id and t.batch <> all (apart)) > since)
			or exists (select from day_contacts o where o.planner_id = studio and o.day_id = has_newer_parts.row_id
				and (select max(t.id) from history t where t.planner_id = o.planner_id and t.table_name = 'day_contacts'
					and t.row_id = o.id and t.batch <> all (apart)) > since)
		when 'envelopes' then exists (select from guests o where o.planner_id = studio and o.envelope_id = has_newer_parts.row_id
				and (select max(t.id) from history t where t.planner_id = o.planner_id and t.table_name = 'guests'
					and t.row_id = o.id and t.batch <> all (apart)) > since)
		when 'guests' then exists (select from guest_answers o where o.planner_id = studio and o.guest_id = has_newer_parts.row_id
				and (select max(t.id) from history t where t.planner_id = o.planner_id and t.table_name = 'guest_answers'
					and t.row_id = o.id and t.batch <> all (apart)) > since)
		when 'parts' then exists (select from guest_answers o where o.planner_id = studio and o.part_id = has_newer_parts.row_id
				and (select max(t.id) from history t where t.planner_id = o.planner_id and t.table_name = 'guest_answers'
					and t.row_id = o.id and t.batch <> all (apart)) > since)
		when 'rsvp_questions' then exists (select from rsvp_replies o where o.planner_id = studio and o.question_id = has_newer_parts.row_id
				and (select max(t.id) from history t where t.planner_id = o.planner_id and t.table_name = 'rsvp_replies'
					and t.row_id = o.id and t.batch <> all (apart)) > since)
		else false end
$$;
