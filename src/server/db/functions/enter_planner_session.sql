create or replace function enter_planner_session(hash bytea, out session_id integer, out planner_id integer, out slid boolean) returns record
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
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
