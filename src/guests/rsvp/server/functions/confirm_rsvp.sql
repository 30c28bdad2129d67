-- Queues the confirmation of what the envelope of the caller's link has answered, if it has an address. One that has not left
-- yet tells the newest answer instead of the earlier one, when it was to leave.
create or replace function confirm_rsvp(answered json) returns void
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	of_envelope integer := nullif(current_setting('app.link_subject', true), '')::int;
begin
	if current_setting('app.link_kind', true) is distinct from 'rsvp' or not exists (select from envelopes e
		where e.planner_id = current_setting('app.planner')::int and e.id = of_envelope and e.email is not null) then
		return;
	end if;
	perform graphile_worker.add_job('confirm-rsvp', json_build_object('envelopeId', of_envelope, 'answered', answered),
		run_at => now() + interval '3 minutes', max_attempts => 12,
		job_key => 'confirm-rsvp-' || of_envelope, job_key_mode => 'preserve_run_at');
end
$$;
