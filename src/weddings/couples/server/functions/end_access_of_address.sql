-- A person's address is corrected when it was a stranger's. Whoever had the one before gets no further with what it has:
-- sessions with their devices, passkeys, mailed links, addresses for answers and the links of letters to the choice of mail.
create or replace function end_access_of_address() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	if rows_are_moved() then return null; end if;
	delete from couple_sessions s where s.planner_id = old.planner_id and s.person_id = old.id;
	delete from couple_passkeys k where k.planner_id = old.planner_id and k.person_id = old.id;
	delete from reply_addresses r where r.planner_id = old.planner_id and r.client_id = old.client_id and r.person_id = old.id;
	delete from sign_in_links l where l.person_id = old.id;
	update letters l set settings_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8'))
		where l.planner_id = old.planner_id and l.client_id = old.client_id and l.person_id = old.id;
	return null;
end
$$;
