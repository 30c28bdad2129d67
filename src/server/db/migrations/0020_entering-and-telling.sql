-- The question that enters a session is asked by the app itself (db/within.ts): the database answers it in half
-- the time that it needed for a function around it. These are what it calls once in a while.
create function no_session() returns boolean language plpgsql as $$
begin
	raise invalid_authorization_specification using message = 'no such session';
end
$$;
--> statement-breakpoint
create function keep_planner_session(session int) returns boolean language plpgsql as $$
begin
	update planner_sessions set seen_at = now(), expires_at = now() + interval '30 days' where id = session;
	return true;
end
$$;
--> statement-breakpoint
create function keep_couple_session(session int) returns boolean language plpgsql as $$
begin
	update couple_sessions set seen_at = now(), expires_at = now() + interval '30 days' where id = session;
	return true;
end
$$;
--> statement-breakpoint
revoke execute on function no_session(), keep_planner_session(int), keep_couple_session(int) from public;
--> statement-breakpoint
drop function enter_planner(bytea);
--> statement-breakpoint
drop function enter_couple(bytea);
--> statement-breakpoint
-- Our own transactions ask before their end what they have changed (decision 002), and until then it is kept in a
-- setting: ' 12/34/tasks 12//goals '. Where nobody will ask, or after too much of it, the database announces a change itself.
create or replace function announce_change() returns trigger language plpgsql as $$
declare
	told text := current_setting('larkspur.told', true);
	change text;
begin
	if tg_op = 'DELETE' then new := old; end if;
	if tg_argv[1] = 'client_id' then change := concat(new.planner_id, '/', new.client_id, '/', tg_argv[0]);
	elsif tg_argv[1] = 'id' then change := concat(new.planner_id, '/', new.id, '/', tg_argv[0]);
	elsif tg_argv[1] = 'planner' then change := concat(new.id, '//', tg_argv[0]);
	else change := concat(new.planner_id, '//', tg_argv[0]);
	end if;
	if told <> '' and length(told) < 4000 then
		if strpos(told, ' ' || change || ' ') = 0 then
			told := set_config('larkspur.told', told || change || ' ', true);
		end if;
	else
		perform pg_notify('larkspur_changed', ':' || change);
	end if;
	return null;
end
$$;
--> statement-breakpoint
drop trigger announce on planners;
--> statement-breakpoint
create trigger announce after update on planners for each row execute function announce_change('account', 'planner');
--> statement-breakpoint
drop function announce_account();
