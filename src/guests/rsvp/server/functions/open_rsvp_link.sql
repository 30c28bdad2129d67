-- A link for one day to an envelope of the wedding with this code; false if it is of another wedding. It takes the place of
-- those whose day is over, and of the oldest of more than ten, so that whoever has a card does not fill the studio with links.
create or replace function open_rsvp_link(of_code text, of_envelope integer, hash bytea) returns boolean
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	insert into links (planner_id, client_id, kind, subject_id, label, token_hash, expires_at)
	select e.planner_id, e.client_id, 'rsvp', e.id, e.name, hash, now() + interval '1 day'
	from guest_lists l join envelopes e on e.planner_id = l.planner_id and e.client_id = l.client_id and not e.is_proposed
	where l.code = of_code and e.id = of_envelope;
	if not found then return false; end if;
	delete from links l using (
		select d.id, d.expires_at < now() or row_number() over (order by d.id desc) > 10 as is_over
		from envelopes e join links d on d.planner_id = e.planner_id and d.client_id = e.client_id and d.kind = 'rsvp'
			and d.subject_id = e.id and not d.is_mailed and d.expires_at is not null
		where e.id = of_envelope
	) of_day where l.id = of_day.id and of_day.is_over;
	return true;
end
$$;
