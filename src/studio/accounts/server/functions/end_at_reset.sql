-- Ends what acts for a studio without its password, as whoever has the mailed link to choose a new one may ask, and names
-- it: all API tokens, and calendars and webhooks of the last week, which somebody who knew the password may have made. After a
-- change of address was taken back, only what is newer than the change.
create or replace function end_at_reset(hash bytea) returns table(kind text, name text)
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	studio integer;
	change timestamptz;
begin
	select t.planner_id, t.since into studio, change
	from mailed_tokens t
	where t.token_hash = hash and t.purpose = 'reset-password' and t.expires_at > now() and t.used_at is null;
	if not found then
		raise invalid_authorization_specification using message = 'no such link';
	end if;
	return query
		with gone as (delete from api_tokens t where t.planner_id = studio and (change is null or t.created_at >= change)
			returning t.name)
		select 'token', g.name from gone g;
	change := coalesce(change, now() - interval '7 days');
	return query
		with gone as (delete from webhooks w where w.planner_id = studio and w.created_at >= change returning w.address)
		select 'webhook', g.address from gone g;
	return query
		with gone as (delete from links l where l.planner_id = studio and l.created_at >= change
			and (l.kind in ('studio-calendar', 'wedding-calendar') or l.kind = 'member-calendar' and l.subject_id is null)
			returning l.kind, l.label, l.revoked_at)
		select 'calendar', case g.kind when 'member-calendar' then '' else g.label end from gone g where g.revoked_at is null;
end
$$;
