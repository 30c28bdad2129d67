-- The role in which connections for requests start. It owns nothing and reads nothing: a query that is sent before a
-- session has been entered is refused.
do $$
begin
	begin
		create role larkspur_app nologin;
	exception when duplicate_object or unique_violation then
		null;
	end;
	if not (select rolsuper from pg_roles where rolname = current_user) then
		execute format('grant larkspur_app to %I', current_user);
	end if;
	grant usage on schema public to larkspur_app;
end
$$;
--> statement-breakpoint
-- All that it may do: look up the session of a token, which is noted as in use once an hour and then kept for 30 more days.
create function enter_planner_session(hash bytea, out session_id int, out planner_id int, out slid boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
	select s.id, s.planner_id, s.seen_at < now() - interval '1 hour' into session_id, planner_id, slid
	from planner_sessions s where s.token_hash = hash and s.expires_at > now();
	if not found then
		raise invalid_authorization_specification using message = 'no such session';
	end if;
	if slid then
		update planner_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
	end if;
end
$$;
--> statement-breakpoint
create function enter_couple_session(hash bytea, out session_id int, out planner_id int, out client_id int, out slid boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
	select s.id, s.planner_id, s.client_id, s.seen_at < now() - interval '1 hour'
	into session_id, planner_id, client_id, slid
	from couple_sessions s where s.token_hash = hash and s.expires_at > now();
	if not found then
		raise invalid_authorization_specification using message = 'no such session';
	end if;
	if slid then
		update couple_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
	end if;
end
$$;
--> statement-breakpoint
revoke execute on function enter_planner_session(bytea), enter_couple_session(bytea) from public;
--> statement-breakpoint
grant execute on function enter_planner_session(bytea), enter_couple_session(bytea) to larkspur_app;
--> statement-breakpoint
drop function no_session();
--> statement-breakpoint
drop function keep_planner_session(int);
--> statement-breakpoint
drop function keep_couple_session(int);
--> statement-breakpoint
-- What runs with the rights of the owner finds no table that a caller has made for itself: temporary ones come first
-- unless the path names them last.
do $$
declare
	definer regprocedure;
begin
	for definer in select oid from pg_proc where prosecdef and pronamespace = 'public'::regnamespace loop
		execute format('alter function %s set search_path = pg_catalog, public, pg_temp', definer);
	end loop;
end
$$;
--> statement-breakpoint
revoke execute on function studio_today() from public;
--> statement-breakpoint
grant execute on function studio_today() to larkspur_planner, larkspur_couple, larkspur_door;
