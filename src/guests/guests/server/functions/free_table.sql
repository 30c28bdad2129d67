-- Whoever declines every part sits at no table any more; the history says where it was. Guests who answer by their link may not
-- write tables, so this runs as its owner.
create or replace function free_table() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	update guests g set table_name = null
	where g.planner_id = new.planner_id and g.id = new.guest_id and g.table_name is not null
		and not exists (select from guest_answers a where a.planner_id = new.planner_id and a.guest_id = new.guest_id
			and a.attending is distinct from false);
	return null;
end
$$;
