create or replace function enter_couple_session(hash bytea, out session_id integer, out planner_id integer, out client_id integer, out slid boolean) returns record
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	person_id integer;
	person_name text;
	person_access text;
begin
	select s.id, s.planner_id, s.client_id, s.seen_at < now() - interval '1 hour', p.id, p.name, p.access
	into session_id, planner_id, client_id, slid, person_id, person_name, person_access
	from couple_sessions s join people p on p.planner_id = s.planner_id and p.id = s.person_id
	where s.token_hash = hash and s.expires_at > now();
	if not found then
		raise invalid_authorization_specification using message = 'no such session';
	end if;
	perform set_config('app.person', person_id::text, true), set_config('app.person_name', person_name, true),
		set_config('app.access', person_access, true);
	if slid then
		update couple_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
		update people p set last_seen_at = now() where p.id = person_id;
	end if;
end
$$;
