-- The live channels of a member or a person who may see something else now end. They connect again, with the rights of now.
create or replace function announce_other_rights() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	if tg_argv[0] = 'planner' then
		perform pg_notify('larkspur_ended', json_build_object('kind', 'planner', 'session', s.id)::text)
		from planner_sessions s where s.planner_id = new.planner_id and s.member_id = new.id;
	else
		perform pg_notify('larkspur_ended', json_build_object('kind', 'couple', 'session', s.id)::text)
		from couple_sessions s where s.planner_id = new.planner_id and s.person_id = new.id;
	end if;
	return null;
end
$$;
