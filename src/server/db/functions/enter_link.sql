-- A link is opened by several calls; those within ten minutes count as one opening.
create or replace function enter_link(hash bytea, out link_id integer, out planner_id integer, out client_id integer, out kind text, out subject_id integer) returns record
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	is_counted boolean;
begin
	select l.id, l.planner_id, l.client_id, l.kind, l.subject_id, coalesce(l.last_opened_at > now() - interval '10 minutes', false)
	into link_id, planner_id, client_id, kind, subject_id, is_counted
	from links l where l.token_hash = hash and l.revoked_at is null and (l.expires_at is null or l.expires_at > now());
	if not found then
		raise invalid_authorization_specification using message = 'no such link';
	end if;
	if not is_counted then
		update links l set last_opened_at = now(), opened_count = l.opened_count + 1
		where l.id = link_id and coalesce(l.last_opened_at < now() - interval '10 minutes', true);
	end if;
end
$$;
