create or replace function enter_couple_session(hash bytea, out session_id integer, out planner_id integer, out client_id integer, out slid boolean) returns record
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
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
