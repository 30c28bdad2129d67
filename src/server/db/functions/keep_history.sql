-- Arguments: columns to leave out, separated by commas. One statement writes the history of all rows that it changes.
-- The CTEs are materialized, so that each row is converted once.
create or replace function keep_history() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $_$
declare
	omitted text[] := string_to_array(tg_argv[0], ',');
	wedding text := case tg_table_name when 'clients' then 'id' else 'client_id' end;
	by_couple boolean := coalesce(current_setting('app.client', true), '') <> '';
	author text := case when by_couple then 'couple'
		when coalesce(current_setting('app.planner', true), '') <> '' then 'planner' else 'system' end;
	-- Of the couple, or a member of the studio other than its owner.
	person text := nullif(current_setting('app.person_name', true), '');
	this_batch int;
begin
	if rows_are_moved() then return null; end if;
	this_batch := current_batch();
	if tg_op = 'INSERT' then
		with added as materialized (select to_jsonb(n) - omitted as r from new_rows n)
		insert into history (planner_id, client_id, batch, table_name, row_id, operation, subject, after, by_kind, by_name)
		select (r ->> 'planner_id')::int, (r ->> wedding)::int, this_batch, tg_table_name, (r ->> 'id')::int, 'insert',
			history_subject(tg_table_name, r), r, author, person
		from added;
	elsif tg_op = 'DELETE' then
		-- Rows that go with their wedding or studio have no history of their own.
		with deleted as materialized (select to_jsonb(o) - omitted as r from old_rows o)
		insert into history (planner_id, client_id, batch, table_name, row_id, operation, subject, before, by_kind, by_name)
		select p.id, (r ->> wedding)::int, this_batch, tg_table_name, (r ->> 'id')::int, 'delete',
			history_subject(tg_table_name, r), r, author, person
		from deleted join planners p on p.id = (r ->> 'planner_id')::int
		where r ->> wedding is null or exists (select from clients c where c.planner_id = p.id and c.id = (r ->> wedding)::int);
	else
		with changed as materialized (
			select to_jsonb(n) - omitted as r, to_jsonb(o) - omitted as was from new_rows n join old_rows o using (id)
		), differences as materialized (
			select c.r, d.before, d.after from changed c, lateral (
				select jsonb_object_agg(n.key, c.was -> n.key) as before, jsonb_object_agg(n.key, n.value) as after
				from jsonb_each(c.r) n where n.value is distinct from c.was -> n.key) d
			where c.r <> c.was
		)
		insert into history (planner_id, client_id, batch, table_name, row_id, operation, subject, before, after, by_kind, by_name)
		select (r ->> 'planner_id')::int, (r ->> wedding)::int, this_batch, tg_table_name, (r ->> 'id')::int, 'update',
			history_subject(tg_table_name, r), before, after, author, person
		from differences;
	end if;
	return null;
end
$_$;
