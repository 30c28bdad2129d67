-- Keeps sessions up to date with what the studio requires and what its accounts have; live channels of those without rights end.
create or replace function follow_second_factors() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	studio integer := (to_jsonb(new) ->> case tg_table_name when 'planners' then 'id' else 'planner_id' end)::integer;
	ended integer;
begin
	for ended in
		update planner_sessions s set lacks_second_factor = not s.lacks_second_factor
		where s.planner_id = studio and s.lacks_second_factor <> lacks_second_factor(s.planner_id, s.member_id)
		returning s.id
	loop
		perform pg_notify('larkspur_ended', json_build_object('kind', 'planner', 'session', ended)::text);
	end loop;
	return null;
end
$$;
