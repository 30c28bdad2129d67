-- Ends the mail to the envelope of the caller's link, and returns its name if that is new. By a mail to an address that was
-- corrected since, nobody ends the mail to the right one.
create or replace function end_guest_mail() returns text
    language sql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	update envelopes e set no_mail_at = now()
	from links l
	where current_setting('app.link_kind', true) = 'rsvp'
		and l.planner_id = current_setting('app.planner')::int and l.id = current_setting('app.link')::int
		and e.planner_id = l.planner_id and e.client_id = l.client_id and e.id = l.subject_id and e.no_mail_at is null
		and (l.email is null or lower(l.email) = lower(e.email))
	returning e.name
$$;
