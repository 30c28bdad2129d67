-- What somebody waits for is done first, and what takes long and nobody waits for is done last.
create or replace function enqueue(task text, payload json) returns void
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	perform graphile_worker.add_job(task, payload, max_attempts => 12,
		priority => case
			when task in ('note-payment', 'note-slow-payment', 'note-refund', 'note-dispute', 'close-checkout',
				'account-mail', 'mail-sign-in-link', 'invite-mail', 'send-letter-again', 'remind-by-hand',
				'make-export', 'import-studio') then -1
			when task = 'mail' and payload ->> 'isAwaited' = 'true' then -1
			when task in ('make-thumbnail', 'deliver-to-webhook') then 1
			else 0 end);
end
$$;
