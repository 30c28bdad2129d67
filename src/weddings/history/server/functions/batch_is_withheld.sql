-- Whether a batch has changed rows whose history the caller may not see, such as invoices.
create or replace function batch_is_withheld(of_batch integer, visible bigint) returns boolean
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select count(*) > visible from history where planner_id = current_setting('app.planner')::int and batch = of_batch
$$;
