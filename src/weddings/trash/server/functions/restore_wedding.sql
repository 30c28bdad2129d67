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
	-- Of weddings that were deleted before each person's reading was noted, everybody has read what was read.
	update messages m set read_by = (select coalesce(array_agg(p.id), '{}') from people p
			where p.planner_id = studio and p.client_id = m.client_id)
		where m.planner_id = studio and m.client_id = was.wedding_id and m.read and m.sender = 'planner' and m.read_by = '{}';
	perform set_config('app.moves', '', true);
	-- Weddings that were deleted before there were people get their partners now.
	update clients set partner_one_name = partner_one_name where planner_id = studio and id = was.wedding_id;
	return was.wedding_id;
end
$$;
