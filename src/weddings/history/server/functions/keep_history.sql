-- Writes the history of a statement that deletes. Arguments: columns to leave out, separated by commas, and what those outside call a row.
create or replace function keep_history() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $_$
declare
	omitted text[] := string_to_array(tg_argv[0], ',');
	wedding text := case tg_table_name when 'clients' then 'id' else 'client_id' end;
begin
	if rows_are_moved() then return null; end if;
	-- Rows that go with their wedding or studio have no history of their own.
	-- `offset 0` keeps the subquery, so that each row is converted once.
	perform keep_change(tg_table_name, deleted.r, null, tg_argv[1])
	from (select to_jsonb(o) - omitted as r from old_rows o offset 0) deleted
		join planners p on p.id = (deleted.r ->> 'planner_id')::int
	where deleted.r ->> wedding is null
		or exists (select from clients c where c.planner_id = p.id and c.id = (deleted.r ->> wedding)::int);
	return null;
end
$_$;
