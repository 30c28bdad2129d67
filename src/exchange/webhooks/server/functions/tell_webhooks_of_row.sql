-- What has no history. Arguments: the topic, the event, and the column with the wedding.
create or replace function tell_webhooks_of_row() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	changed jsonb;
begin
	if tg_op = 'DELETE' then new := old; end if;
	if exists (select from webhooks w where w.planner_id = new.planner_id) then
		changed := to_jsonb(new);
		perform tell_webhooks(new.planner_id, tg_argv[0], tg_argv[1], new.id, (changed ->> tg_argv[2])::int);
	end if;
	return null;
end
$$;
