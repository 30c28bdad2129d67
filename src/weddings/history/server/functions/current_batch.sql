-- All that one transaction does has one batch id; the first change, or a handler that names its batch, takes it.
create or replace function current_batch() returns integer
    language plpgsql
    as $$
declare
	known text := current_setting('larkspur.batch', true);
begin
	if coalesce(known, '') = '' then
		known := set_config('larkspur.batch', nextval('history_batches_id_seq')::text, true);
	end if;
	return known::int;
end
$$;
