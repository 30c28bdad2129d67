-- A vendor who confirms its part of a day by its link works on the wedding: links may not write that themselves. The history
-- names the vendor.
create or replace function confirm_vendor() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	caller text := coalesce(current_setting('app.person_name', true), '');
begin
	if new.confirmed_version is null or rows_are_moved() then return null; end if;
	perform set_config('app.person_name', coalesce((select v.name from vendors v
		where v.planner_id = new.planner_id and v.id = new.vendor_id), caller), true);
	update client_vendors c set status = 'confirmed'
	where c.planner_id = new.planner_id and c.client_id = new.client_id and c.vendor_id = new.vendor_id and c.status <> 'confirmed';
	perform set_config('app.person_name', caller, true);
	return null;
end
$$;
