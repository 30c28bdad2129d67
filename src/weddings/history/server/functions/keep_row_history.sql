-- Writes the history of a row that was added or changed. Arguments: columns to leave out, separated by commas, and what those outside call a row.
create or replace function keep_row_history() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	omitted text[] := string_to_array(tg_argv[0], ',');
begin
	if not rows_are_moved() then
		perform keep_change(tg_table_name, case tg_op when 'UPDATE' then to_jsonb(old) - omitted end, to_jsonb(new) - omitted, tg_argv[1]);
	end if;
	return null;
end
$$;
