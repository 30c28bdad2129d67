create or replace function enqueue(task text, payload json) returns void
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	perform graphile_worker.add_job(task, payload, max_attempts => 12,
		priority => case when task in ('make-thumbnail', 'deliver-to-webhook') then 1 else 0 end);
end
$$;
