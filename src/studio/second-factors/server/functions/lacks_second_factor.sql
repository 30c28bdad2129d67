-- Whether a studio requires a second factor that its owner, or this member, does not have.
create or replace function lacks_second_factor(planner integer, member integer) returns boolean
    language sql stable
    as $$
	select p.requires_second_factor and not coalesce(
		(select m.has_second_factor from members m where m.planner_id = p.id and m.id = member), p.has_second_factor)
	from planners p where p.id = planner
$$;
