-- Called by triggers, whoever changes the row, also in migrations that run before the one that creates the table.
create or replace function note_topic_change(planner integer, changed text) returns void
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	if to_regclass('public.topic_changes') is null then return; end if;
	insert into topic_changes (planner_id, topic, transaction) values (planner, changed, pg_current_xact_id()::text::bigint)
	on conflict do nothing;
end
$$;
