-- A link is opened by several calls; those within ten minutes count as one opening. The calendar of a member, which is the
-- owner's without a subject, shows what the member's role reaches now, and ends with the member. The page of a vendor who has
-- one for all weddings reaches those in which it has a part of a published day that is not over. A vendor that does not work on
-- the wedding any more reaches nothing, and neither does an envelope that the planner has not accepted yet. Calendars are served while the address of their studio is confirmed.
create or replace function enter_link(hash bytea, out link_id integer, out planner_id integer, out client_id integer, out kind text, out subject_id integer) returns record
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	is_counted boolean;
	member_role text;
	member_weddings integer[];
	link_weddings integer[] := '{}';
	has_one_page boolean;
begin
	select l.id, l.planner_id, l.client_id, l.kind, l.subject_id, coalesce(l.last_opened_at > now() - interval '10 minutes', false)
	into link_id, planner_id, client_id, kind, subject_id, is_counted
	from links l where l.token_hash = hash and l.revoked_at is null and (l.expires_at is null or l.expires_at > now());
	if not found or kind like '%-calendar'
		and not exists (select from planners p where p.id = enter_link.planner_id and p.email_verified) then
		raise invalid_authorization_specification using message = 'no such link';
	end if;
	perform set_config('app.role', '', true), set_config('app.weddings', '{}', true);
	if kind = 'member-calendar' then
		select m.role, m.weddings into member_role, member_weddings
		from members m where m.planner_id = enter_link.planner_id and m.id = enter_link.subject_id;
		if not found and subject_id is not null then
			raise invalid_authorization_specification using message = 'no such link';
		end if;
		perform set_config('app.role', coalesce(member_role, 'owner'), true), set_config('app.weddings', coalesce(member_weddings, '{}')::text, true);
	end if;
	if kind = 'vendor-day' then
		select v.one_page into has_one_page from vendors v where v.planner_id = enter_link.planner_id and v.id = enter_link.subject_id;
		if has_one_page then
			client_id := null;
			select coalesce(array_agg(distinct d.client_id), '{}') into link_weddings
			from client_vendors c join days d on d.planner_id = c.planner_id and d.client_id = c.client_id
			where c.planner_id = enter_link.planner_id and c.vendor_id = enter_link.subject_id
				and d.version > 0 and (d.published_date is null or d.published_date >= (current_date - 1)::text)
				and exists (select from published_items i where i.planner_id = d.planner_id and i.day_id = d.id
					and c.vendor_id = any (i.vendor_ids));
		elsif not exists (select from client_vendors c where c.planner_id = enter_link.planner_id
			and c.client_id = enter_link.client_id and c.vendor_id = enter_link.subject_id) then
			raise invalid_authorization_specification using message = 'no such link';
		end if;
	end if;
	if kind = 'rsvp' and not exists (select from envelopes e where e.planner_id = enter_link.planner_id
		and e.client_id = enter_link.client_id and e.id = enter_link.subject_id and not e.is_proposed) then
		raise invalid_authorization_specification using message = 'no such link';
	end if;
	if client_id is not null then link_weddings := array[client_id]; end if;
	perform set_config('app.link_weddings', link_weddings::text, true);
	if not is_counted then
		update links l set last_opened_at = now(), opened_count = l.opened_count + 1
		where l.id = link_id and coalesce(l.last_opened_at < now() - interval '10 minutes', true);
	end if;
end
$$;
