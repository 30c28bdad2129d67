-- Adds the entry that `begin_audit_entry` has made room for, and moves the head to it. The seals come from the server, because
-- the database doesn't have their key.
create or replace function add_audit_entry(entry jsonb, entry_seal bytea, new_head_seal bytea) returns void
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	planner int := (entry ->> 'plannerId')::int;
	number int := (entry ->> 'seq')::int;
begin
	if planner <> coalesce(nullif(current_setting('app.planner', true), '')::int, planner) then
		raise insufficient_privilege using message = 'an entry for the log of another studio';
	end if;
	insert into audit_entries (planner_id, seq, at, kind, actor, actor_id, actor_name, address, wedding_id, details,
			after_break, previous_seal, seal, key_mark)
		values (planner, number, (entry ->> 'at')::timestamptz, entry ->> 'kind', entry ->> 'actor',
			(entry ->> 'actorId')::int, entry ->> 'actorName', entry ->> 'address', (entry ->> 'weddingId')::int,
			entry -> 'details', (entry ->> 'afterBreak')::boolean, decode(entry ->> 'previousSeal', 'hex'), entry_seal,
			entry ->> 'keyMark');
	update audit_heads set seq = number, seal = entry_seal, head_seal = new_head_seal where planner_id = planner;
end
$$;
