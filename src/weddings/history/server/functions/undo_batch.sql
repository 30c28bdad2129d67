-- Puts back the rows that a batch changed, as the caller. Rows that were changed again since stay as they are, unless that
-- was taken back whole.
create or replace function undo_batch(undone integer) returns table (row_id integer, table_name text, subject text, kept boolean)
    language plpgsql
    set plan_cache_mode = force_custom_plan
    set enable_nestloop = on
    as $_$
declare
	found_rows jsonb;
	one record;
	columns text;
	-- Later batches that were taken back, with those that did it.
	void int[] := '{}';
	tied jsonb := '[]';
	ties jsonb;
	missing int[];
begin
	-- Two undos of one batch run one after the other, and the second finds its rows changed by the first.
	perform pg_advisory_xact_lock(18, undone);
	for one in
		select id, (about ->> 'of')::int as of from history_batches
		where planner_id = current_setting('app.planner')::int and kind = 'undo' and id > undone and about ? 'whole'
		order by id desc
	loop
		if one.id <> all (void) then void := void || one.id || one.of; end if;
	end loop;
	-- The statistics may be older than the rows of a large batch. Joined one by one, they could take minutes then.
	if (select count(*) > 500 from history where planner_id = current_setting('app.planner')::int and batch = undone) then
		set local enable_nestloop = off;
	end if;
	select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('touched', r.touched or not may_undo(r.part, r.id, r.inserted, r.deleted, r.before))), '[]')
	into found_rows from (
		select h.table_name as part, h.row_id as id, min(h.subject) as subject,
			bool_or(h.operation = 'insert') as inserted, bool_or(h.operation = 'delete') as deleted,
			-- The values before the first of several changes of one row, because the last pair of a key wins.
			coalesce(jsonb_object_agg(e.key, e.value order by h.id desc) filter (where e.key is not null), '{}') as before,
			exists (select from history t where t.planner_id = h.planner_id and t.table_name = h.table_name
				and t.row_id = h.row_id and t.id > max(h.id) and t.batch <> undone and t.batch <> all (void))
				or undone = any (void)
				or (h.table_name, h.row_id) in (select c.part, c.row_id from confirmed_since(undone) c)
				-- A row stays with what was added to it, or changed in it, since.
				or bool_or(h.operation = 'insert') and (h.table_name, h.row_id) in (select n.part, n.row_id from newer_parts(undone, void || undone) n)
				as touched
		from history h left join lateral jsonb_each(h.before) e on true
		where h.planner_id = current_setting('app.planner')::int and h.batch = undone
			-- The partners follow their couple.
			and not (h.table_name = 'people' and exists (select from history c where c.planner_id = h.planner_id
				and c.table_name = 'clients' and c.row_id = h.client_id and c.batch = undone))
		group by h.planner_id, h.table_name, h.row_id
	) r;
	set local enable_nestloop = on;
	if found_rows @> '[{"inserted": true, "deleted": false, "touched": true}]' then
		-- What was added stays with what belongs to it, and some of it with what it belongs to.
		for one in
			select b.part, b.of_column, b.above, b.stays, array_agg(r.id) as ids
			from belongings() b join jsonb_to_recordset(found_rows) as r(part text, id int, inserted boolean, deleted boolean) on r.part = b.part
			where r.inserted and not r.deleted group by b.part, b.of_column, b.above, b.stays
		loop
			execute format('select coalesce(jsonb_agg(jsonb_build_object(''id'', t.id, ''above_id'', t.%I) || $2), ''[]'') from %I t where t.id = any($1)',
				one.of_column, one.part) into ties using one.ids, jsonb_build_object('part', one.part, 'above', one.above, 'stays', one.stays);
			tied := tied || ties;
		end loop;
		with recursive t as (
			select * from jsonb_to_recordset(tied) as t(part text, id int, above text, above_id int, stays boolean)
		), leads as (
			select t.part, t.id, t.above as to_part, t.above_id as to_id from t
			union all select t.above, t.above_id, t.part, t.id from t where t.stays
		), staying as (
			select r.part, r.id from jsonb_to_recordset(found_rows) as r(part text, id int, inserted boolean, deleted boolean, touched boolean)
			where r.inserted and not r.deleted and r.touched
			union select l.to_part, l.to_id from staying s join leads l on l.part = s.part and l.id = s.id
		)
		select jsonb_agg(case when s.id is null then r else r || '{"touched": true}' end order by n) into found_rows
		from jsonb_array_elements(found_rows) with ordinality f(r, n)
			left join staying s on s.part = r ->> 'part' and s.id = (r ->> 'id')::int and (r ->> 'inserted')::boolean;
	end if;
	for one in
		select part, array_agg(id) as ids from jsonb_to_recordset(found_rows) as r(part text, id int, inserted boolean, deleted boolean, touched boolean)
		where inserted and not deleted and not touched group by part
	loop
		if one.part = 'clients' then
			-- With everything that belongs to them, into the trash.
			perform delete_wedding(id) from unnest(one.ids) id;
		else
			execute format('delete from %I where id = any($1)', one.part) using one.ids;
		end if;
	end loop;
	for one in
		select part, jsonb_agg(before) as kept_rows, array_agg(id) as ids from jsonb_to_recordset(found_rows) as r(part text, id int, before jsonb, inserted boolean, deleted boolean, touched boolean)
		where deleted and not inserted and not touched group by part
		-- Rows that others refer to come first.
		order by (select count(*) from pg_constraint k where k.conrelid = part::regclass and k.contype = 'f')
	loop
		perform put_back(one.part, one.kept_rows);
		-- A row stays away whose owner was deleted since.
		execute format('select array(select unnest($1) except select id from %I where id = any($1))', one.part) into missing using one.ids;
		if missing <> '{}' then
			select jsonb_agg(case when r ->> 'part' = one.part and (r ->> 'id')::int = any (missing) then r || '{"touched": true}' else r end order by n)
			into found_rows from jsonb_array_elements(found_rows) with ordinality f(r, n);
		end if;
	end loop;
	for one in
		select part, array_agg(id) as ids, jsonb_agg(before) as befores, keys
		from jsonb_to_recordset(found_rows) as r(part text, id int, before jsonb, inserted boolean, deleted boolean, touched boolean),
			lateral (select array_agg(k order by k) as keys from jsonb_object_keys(before) k) k
		where not inserted and not deleted and not touched group by part, keys
	loop
		select string_agg(format('%I = b.%I', k, k), ', ') into columns from unnest(one.keys) k;
		execute format('update %I t set %s from unnest($1::int[]) with ordinality i(id, n), lateral jsonb_populate_record(null::%I, $2 -> (i.n - 1)::int) b where t.id = i.id',
			one.part, columns, one.part) using one.ids, one.befores;
	end loop;
	return query select r.id, r.part, r.subject, r.touched
		from jsonb_to_recordset(found_rows) as r(id int, part text, subject text, inserted boolean, deleted boolean, touched boolean)
		where not (r.inserted and r.deleted);
end
$_$;
