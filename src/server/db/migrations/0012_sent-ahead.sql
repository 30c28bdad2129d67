-- Entering raises an error where there is no such session, so that a question that was sent along is not answered either.
create or replace function enter_planner(token bytea, out session_id int, out planner_id int, out slid boolean)
language plpgsql as $$
declare
	seen timestamptz;
begin
	select s.id, s.planner_id, s.seen_at into session_id, planner_id, seen
	from planner_sessions s where s.token_hash = token and s.expires_at > now();
	if not found then raise invalid_authorization_specification using message = 'no such session'; end if;
	slid := seen < now() - interval '1 hour';
	if slid then
		update planner_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
	end if;
	perform set_config('app.planner', planner_id::text, true), set_config('role', 'larkspur_planner', true);
end
$$;
--> statement-breakpoint
create or replace function enter_couple(token bytea, out session_id int, out planner_id int, out client_id int, out slid boolean)
language plpgsql as $$
declare
	seen timestamptz;
begin
	select s.id, s.planner_id, s.client_id, s.seen_at into session_id, planner_id, client_id, seen
	from couple_sessions s where s.token_hash = token and s.expires_at > now();
	if not found then raise invalid_authorization_specification using message = 'no such session'; end if;
	slid := seen < now() - interval '1 hour';
	if slid then
		update couple_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
	end if;
	perform set_config('app.planner', planner_id::text, true), set_config('app.client', client_id::text, true),
		set_config('role', 'larkspur_couple', true);
end
$$;
--> statement-breakpoint
-- The same as before, without making JSON of the whole row to find its wedding.
create or replace function announce_change() returns trigger language plpgsql as $$
declare
	changed record := case when tg_op = 'DELETE' then old else new end;
	wedding int;
begin
	if tg_argv[1] = 'client_id' then wedding := changed.client_id;
	elsif tg_argv[1] = 'id' then wedding := changed.id;
	end if;
	perform pg_notify('larkspur_changed',
		json_build_object('planner', changed.planner_id, 'client', wedding, 'changed', tg_argv[0])::text);
	return null;
end
$$;
