-- The lock makes a new session wait for the owner who is just about to require second factors.
create or replace function begin_with_second_factor() returns trigger
    language plpgsql
    as $$
begin
	perform from planners p where p.id = new.planner_id for share;
	new.lacks_second_factor := lacks_second_factor(new.planner_id, new.member_id);
	return new;
end
$$;
