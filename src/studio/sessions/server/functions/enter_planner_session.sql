-- Puts the member, if it is not the owner, into settings: its rights follow from the role. Without a second factor that the
-- studio requires, there is no role, and so no right.
create or replace function enter_planner_session(hash bytea, out session_id integer, out planner_id integer, out slid boolean) returns record
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	member_id integer;
	member_name text;
	member_role text;
	member_weddings integer[];
	lacks_factor boolean;
begin
	select s.id, s.planner_id, s.seen_at < now() - interval '1 hour', m.id, m.name, m.role, m.weddings, s.lacks_second_factor
	into session_id, planner_id, slid, member_id, member_name, member_role, member_weddings, lacks_factor
	from planner_sessions s left join members m on m.planner_id = s.planner_id and m.id = s.member_id
	where s.token_hash = hash and s.expires_at > now();
	if not found then
		raise invalid_authorization_specification using message = 'no such session';
	end if;
	perform set_config('app.member', coalesce(member_id::text, ''), true),
		set_config('app.person_name', coalesce(member_name, ''), true),
		set_config('app.role', case when lacks_factor then '' else coalesce(member_role, 'owner') end, true),
		set_config('app.weddings', coalesce(case when member_role = 'day-of' and not lacks_factor then member_weddings end, '{}')::text, true);
	if slid then
		update planner_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
		update members m set last_seen_at = now() where m.id = member_id;
	end if;
end
$$;
