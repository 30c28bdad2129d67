-- Links to published days end fourteen days after the last day of the wedding.
create or replace function move_link_ends() returns trigger
    language plpgsql
    as $$
begin
	if tg_op = 'DELETE' then new := old; end if;
	update links l set expires_at = (
			select max(d.date)::date + 15 from days d
			where d.planner_id = new.planner_id and d.client_id = new.client_id and d.date is not null)
		where l.planner_id = new.planner_id and l.client_id = new.client_id and l.kind in ('vendor-day', 'party-day', 'guest-day')
			and l.revoked_at is null and (l.expires_at is null or l.expires_at > now());
	return null;
end
$$;
