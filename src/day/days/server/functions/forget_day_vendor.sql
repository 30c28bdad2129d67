-- A vendor who leaves a wedding is not responsible for the items of its days any more, and its links to them end;
-- a page for all of its weddings shows the others.
create or replace function forget_day_vendor() returns trigger
    language plpgsql
    as $$
begin
	if rows_are_moved() then return null; end if;
	update day_items set vendor_ids = array_remove(vendor_ids, old.vendor_id)
	where planner_id = old.planner_id and client_id = old.client_id and old.vendor_id = any (vendor_ids);
	delete from day_vendors where planner_id = old.planner_id and client_id = old.client_id and vendor_id = old.vendor_id;
	update links set revoked_at = now() where planner_id = old.planner_id and client_id = old.client_id
		and kind = 'vendor-day' and subject_id = old.vendor_id and revoked_at is null
		and not exists (select from vendors v where v.planner_id = old.planner_id and v.id = old.vendor_id and v.one_page);
	return null;
end
$$;
