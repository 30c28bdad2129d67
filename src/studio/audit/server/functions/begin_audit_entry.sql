-- Locks the log of a studio until the end of the transaction, so that two entries can't follow the same one, and returns its
-- head and who calls. A head that is behind the last entry is replaced by it, without a seal.
create or replace function begin_audit_entry(studio integer, out planner integer, out seq integer, out seal bytea, out head_seal bytea, out at timestamptz, out actor text, out actor_id integer, out actor_name text) returns record
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	caller text := current_setting('role', true);
	member text := coalesce(current_setting('app.member', true), '');
	person_name text := coalesce(current_setting('app.person_name', true), '');
	last_seq int;
	last_seal bytea;
begin
	planner := coalesce(nullif(current_setting('app.planner', true), '')::int, studio);
	insert into audit_heads (planner_id, seq) values (planner, 0) on conflict do nothing;
	select h.seq, h.seal, h.head_seal into seq, seal, head_seal from audit_heads h where h.planner_id = planner for update;
	select e.seq, e.seal into last_seq, last_seal from audit_entries e where e.planner_id = planner order by e.seq desc limit 1;
	if last_seq > seq then
		seq := last_seq;
		seal := last_seal;
		head_seal := null;
	end if;
	at := date_trunc('milliseconds', clock_timestamp());
	if caller = 'larkspur_planner' and member <> '' then
		actor := 'member';
		actor_id := member::int;
		actor_name := person_name;
	elsif caller = 'larkspur_planner' and person_name <> '' then
		actor := 'token';
		actor_name := person_name;
	elsif caller = 'larkspur_planner' then
		actor := 'owner';
		select p.name into actor_name from planners p where p.id = planner;
	else
		actor := 'larkspur';
	end if;
end
$$;
