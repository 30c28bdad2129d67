create or replace function announce_change() returns trigger
    language plpgsql
    as $$
declare
	collected text := current_setting('larkspur.changes', true);
	change text;
	studio integer;
begin
	if tg_op = 'DELETE' then new := old; end if;
	if tg_argv[1] = 'planner' then studio := new.id; else studio := new.planner_id; end if;
	if tg_argv[1] = 'client_id' then change := concat(studio, '/', new.client_id, '/', tg_argv[0]);
	elsif tg_argv[1] = 'id' then change := concat(studio, '/', new.id, '/', tg_argv[0]);
	else change := concat(studio, '//', tg_argv[0]);
	end if;
	if collected <> '' and length(collected) < 4000 then
		if strpos(collected, ' ' || change || ' ') > 0 then return null; end if;
		collected := set_config('larkspur.changes', collected || change || ' ', true);
	else
		perform pg_notify('larkspur_changed', ':' || change);
	end if;
	return null;
end
$$;
