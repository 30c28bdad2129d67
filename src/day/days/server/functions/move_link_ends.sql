create or replace function move_link_ends() returns trigger
    language plpgsql
    as $$
begin
	if tg_op = 'DELETE' then new := old; end if;
	update links l set expires_at = link_end(l.planner_id, l.client_id, l.kind, l.subject_id)
		where l.planner_id = new.planner_id and l.kind in ('vendor-day', 'party-day', 'guest-day')
			and (l.client_id = new.client_id or l.kind = 'vendor-day' and l.subject_id in (
				select v.id from vendors v where v.planner_id = new.planner_id and v.one_page))
			and l.revoked_at is null and (l.expires_at is null or l.expires_at > now());
	return null;
end
$$;
