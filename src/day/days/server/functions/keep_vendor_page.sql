-- When a vendor gets one page for all weddings or loses it, or its part of a published day changes, the end of its links moves, and
-- open pages connect again, because their live channels hear of the weddings that were reached when they connected.
create or replace function keep_vendor_page() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	changed links;
	vendor integer;
begin
	if tg_op = 'DELETE' then new := old; end if;
	vendor := to_jsonb(new) ->> tg_argv[0];
	if tg_table_name <> 'vendors' and not exists (
		select from vendors v where v.planner_id = new.planner_id and v.id = vendor and v.one_page)
	then return null; end if;
	for changed in select * from links l where l.planner_id = new.planner_id and l.kind = 'vendor-day' and l.subject_id = vendor
		and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
	loop
		update links l set expires_at = link_end(l.planner_id, l.client_id, l.kind, l.subject_id) where l.id = changed.id;
		perform pg_notify('larkspur_ended', json_build_object('kind', 'link', 'session', changed.id)::text);
	end loop;
	return null;
end
$$;
