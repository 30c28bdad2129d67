-- Of a statement that deletes; of others only until migration 0048 has given them `keep_row_history`. Arguments: columns
-- to leave out, separated by commas.
create or replace function keep_history() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $_$
declare
	omitted text[] := string_to_array(tg_argv[0], ',');
	wedding text := case tg_table_name when 'clients' then 'id' else 'client_id' end;
begin
	if rows_are_moved() then return null; end if;
	if tg_op = 'INSERT' then
		perform keep_change(tg_table_name, null, to_jsonb(n) - omitted) from new_rows n;
	elsif tg_op = 'DELETE' then
		-- Rows that go with their wedding or studio have no history of their own.
		-- `offset 0` keeps the subquery, so that each row is converted once.
		perform keep_change(tg_table_name, deleted.r, null)
		from (select to_jsonb(o) - omitted as r from old_rows o offset 0) deleted
			join planners p on p.id = (deleted.r ->> 'planner_id')::int
		where deleted.r ->> wedding is null
			or exists (select from clients c where c.planner_id = p.id and c.id = (deleted.r ->> wedding)::int);
	else
		perform keep_change(tg_table_name, to_jsonb(o) - omitted, to_jsonb(n) - omitted) from new_rows n join old_rows o using (id);
	end if;
	return null;
end
$_$;
