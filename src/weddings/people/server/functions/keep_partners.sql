create or replace function keep_partners() returns trigger
    language plpgsql
    as $$
begin
	if rows_are_moved() then return null; end if;
	insert into people (planner_id, client_id, role, name, email, phone)
		values (new.planner_id, new.id, 'partner-one', new.partner_one_name, new.email, new.phone)
		on conflict (planner_id, client_id, role) where role <> 'other'
		do update set name = excluded.name, email = excluded.email, phone = excluded.phone;
	if new.partner_two_name is null then
		delete from people where planner_id = new.planner_id and client_id = new.id and role = 'partner-two';
	else
		insert into people (planner_id, client_id, role, name)
			values (new.planner_id, new.id, 'partner-two', new.partner_two_name)
			on conflict (planner_id, client_id, role) where role <> 'other' do update set name = excluded.name;
	end if;
	return null;
end
$$;
