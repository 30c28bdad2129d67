-- A token has the rights of a role of members; one that only reads makes the transaction read-only. It works while the
-- address of its studio is confirmed.
create or replace function enter_api_token(hash bytea, out session_id integer, out planner_id integer, out slid boolean) returns record
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	token_name text;
	token_role text;
	only_reads boolean;
begin
	select t.id, t.planner_id, coalesce(t.last_used_at < now() - interval '1 minute', true), t.name, t.role, t.reads_only
	into session_id, planner_id, slid, token_name, token_role, only_reads
	from api_tokens t join planners p on p.id = t.planner_id and p.email_verified
	where t.token_hash = hash and coalesce(t.expires_at > now(), true);
	if not found then
		raise invalid_authorization_specification using message = 'no such token';
	end if;
	perform set_config('app.member', '', true), set_config('app.person_name', 'API token ' || token_name, true),
		set_config('app.role', token_role, true), set_config('app.weddings', '{}', true);
	if slid then
		update api_tokens t set last_used_at = now() where t.id = session_id;
	end if;
	perform set_config('app.reads_only', only_reads::text, true);
	if only_reads then perform set_config('transaction_read_only', 'on', true); end if;
end
$$;
