create or replace function announce_change() returns trigger
    language plpgsql
    as $$
declare
	collected text := current_setting('larkspur.changes', true);
	change text;
begin
	if tg_op = 'DELETE' then new := old; end if;
	if tg_argv[1] = 'client_id' then change := concat(new.planner_id, '/', new.client_id, '/', tg_argv[0]);
	elsif tg_argv[1] = 'id' then change := concat(new.planner_id, '/', new.id, '/', tg_argv[0]);
	elsif tg_argv[1] = 'planner' then change := concat(new.id, '//', tg_argv[0]);
	else change := concat(new.planner_id, '//', tg_argv[0]);
	end if;
	if collected <> '' and length(collected) < 4000 then
		if strpos(collected, ' ' || change || ' ') = 0 then
			collected := set_config('larkspur.changes', collected || change || ' ', true);
		end if;
	else
		perform pg_notify('larkspur_changed', ':' || change);
	end if;
	return null;
end
$$;
