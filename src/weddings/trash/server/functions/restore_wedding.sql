create or replace function restore_wedding(deleted integer) returns integer
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	studio int := current_setting('app.planner')::int;
	was deleted_weddings;
	part text;
begin
	perform set_config('app.moves', 'on', true);
	delete from deleted_weddings where planner_id = studio and id = deleted returning * into was;
	if not found then return null; end if;
	perform put_back('clients', was.rows -> 'clients');
	for part in select tables_of_weddings() loop
		if was.rows ? part then perform put_back(part, was.rows -> part); end if;
	end loop;
	perform set_config('app.moves', '', true);
	return was.wedding_id;
end
$$;
