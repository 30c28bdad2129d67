-- With a studio that is handed over, its owner and the member who takes it change places: the calendars of both end, and the
-- API tokens, which the owner before has made.
create or replace function end_member_calendars() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	is_handed_over boolean := tg_op = 'UPDATE' and exists(
		select from planners p where p.id = old.planner_id and lower(p.email) = lower(old.email));
begin
	if tg_op = 'DELETE' or is_handed_over then
		delete from links where planner_id = old.planner_id and kind = 'member-calendar'
			and (subject_id = old.id or is_handed_over and subject_id is null);
	end if;
	if is_handed_over then
		delete from api_tokens where planner_id = old.planner_id;
	end if;
	return null;
end
$$;
