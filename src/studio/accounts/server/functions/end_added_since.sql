-- Ends what was added to a studio since its address was changed, as whoever has the link that takes the change back may ask,
-- and names it. What members have made for themselves stays, unless the members came since then.
create or replace function end_added_since(hash bytea) returns table(kind text, name text)
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	studio integer;
	change timestamptz;
begin
	select t.planner_id, coalesce(t.since, t.expires_at - interval '7 days') into studio, change
	from mailed_tokens t
	where t.token_hash = hash and t.purpose = 'restore-email' and t.expires_at > now() and t.used_at is null;
	if not found then
		raise invalid_authorization_specification using message = 'no such link';
	end if;
	delete from known_browsers b where b.planner_id = studio and b.member_id is null;
	-- Devices end with their sessions, so they are named before.
	return query
		select 'device', d.label from push_subscriptions d where d.planner_id = studio and d.person_id is null and d.member_id is null;
	return query
		with gone as (delete from members m where m.planner_id = studio
			and coalesce(m.joined_at, m.invited_at) >= change returning m.name, m.email)
		select 'member', g.name || ' (' || g.email || ')' from gone g;
	return query
		with gone as (delete from planner_sessions s where s.planner_id = studio and s.member_id is null returning s.device)
		select 'session', g.device from gone g;
	return query
		with gone as (delete from authenticators a where a.planner_id = studio and a.member_id is null
			and coalesce(a.confirmed_at, a.created_at) >= change returning a.confirmed_at)
		select 'app', '' from gone g where g.confirmed_at is not null;
	return query
		with gone as (delete from passkeys k where k.planner_id = studio and k.member_id is null
			and k.created_at >= change returning k.name)
		select 'passkey', g.name from gone g;
	return query
		with gone as (delete from recovery_codes c where c.planner_id = studio and c.member_id is null
			and c.created_at >= change returning c.id)
		select 'recovery-codes', '' from gone having count(*) > 0;
	return query
		with gone as (delete from api_tokens t where t.planner_id = studio and t.created_at >= change returning t.name)
		select 'token', g.name from gone g;
	return query
		with gone as (delete from webhooks w where w.planner_id = studio and w.created_at >= change returning w.address)
		select 'webhook', g.address from gone g;
	return query
		with gone as (delete from links l where l.planner_id = studio and l.created_at >= change
			and (l.kind in ('studio-calendar', 'wedding-calendar') or l.kind = 'member-calendar' and l.subject_id is null)
			returning l.kind, l.label, l.revoked_at)
		select 'calendar', case g.kind when 'member-calendar' then '' else g.label end from gone g where g.revoked_at is null;
	-- A studio is deleted thirty days after its owner has asked for it.
	return query
		with kept as (update planners p set deletes_at = null where p.id = studio
			and p.deletes_at >= change + interval '30 days' returning p.id)
		select 'deletion', '' from kept;
end
$$;
