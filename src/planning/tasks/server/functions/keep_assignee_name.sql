create or replace function keep_assignee_name() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	update tasks set assigned_to = new.name where planner_id = new.planner_id and member_id = new.id;
	return null;
end
$$;
