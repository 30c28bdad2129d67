-- What else names a couple that is deleted for good: notifications, and links that were mailed to its people. An address that
-- another wedding has too, of whichever studio, keeps its links.
create or replace function forget_trashed() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	if rows_are_moved() then return null; end if;
	delete from notifications n where n.planner_id = old.planner_id and (
		n.related_type in ('client', 'message') and n.related_id = old.wedding_id
		or exists (select from jsonb_array_elements(coalesce(old.rows -> case n.related_type when 'feedback' then 'client_feedback' else n.related_type || 's' end, '[]')) r
			where (r ->> 'id')::int = n.related_id));
	delete from sign_in_links l where lower(l.email) in (
		select lower(r ->> 'email') from jsonb_array_elements((old.rows -> 'clients') || coalesce(old.rows -> 'people', '[]')) r)
		and not exists (select from people p where lower(p.email) = lower(l.email))
		and not exists (select from clients c where lower(c.email) = lower(l.email));
	return null;
end
$$;
