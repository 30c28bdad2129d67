create or replace function delete_wedding(wedding integer) returns boolean
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $_$
declare
	studio int := current_setting('app.planner')::int;
	gone clients;
	kept jsonb;
	part text;
	found_rows jsonb;
begin
	select * into gone from clients where planner_id = studio and id = wedding for update;
	if not found then return false; end if;
	perform set_config('app.moves', 'on', true);
	kept := jsonb_build_object('clients', jsonb_build_array(to_jsonb(gone)));
	for part in select tables_of_weddings() loop
		execute format('select jsonb_agg(to_jsonb(r)) from %I r where planner_id = $1 and client_id = $2', part)
			into found_rows using studio, wedding;
		if found_rows is not null then kept := kept || jsonb_build_object(part, found_rows); end if;
	end loop;
	insert into deleted_weddings (planner_id, wedding_id, partner_one_name, partner_two_name, wedding_date, email, is_activated, rows, counts, file_keys)
		values (studio, wedding, gone.partner_one_name, gone.partner_two_name, gone.wedding_date, gone.email, gone.is_activated, kept,
			(select jsonb_object_agg(t.key, jsonb_array_length(t.value)) from jsonb_each(kept) t),
			array(select field.value from jsonb_each(kept) t, jsonb_array_elements(t.value) r, jsonb_each_text(r) field
				where field.key = any (columns_with_files()) and field.value is not null));
	delete from clients where planner_id = studio and id = wedding;
	perform set_config('app.moves', '', true);
	return true;
end
$_$;
