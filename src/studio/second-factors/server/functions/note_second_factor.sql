-- Notes on the account, the owner's or a member's, whether it has a second factor.
create or replace function note_second_factor() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	account record;
	has_one boolean;
begin
	for account in
		select old.planner_id as planner, old.member_id as member where tg_op <> 'INSERT'
		union select new.planner_id, new.member_id where tg_op <> 'DELETE'
	loop
		has_one := exists(select from passkeys k
				where k.planner_id = account.planner and k.member_id is not distinct from account.member)
			or exists(select from authenticators a where a.planner_id = account.planner
				and a.member_id is not distinct from account.member and a.confirmed_at is not null);
		if account.member is null then
			update planners p set has_second_factor = has_one where p.id = account.planner and p.has_second_factor <> has_one;
		else
			update members m set has_second_factor = has_one
			where m.planner_id = account.planner and m.id = account.member and m.has_second_factor <> has_one;
		end if;
	end loop;
	return null;
end
$$;
