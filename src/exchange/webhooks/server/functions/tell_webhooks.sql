-- Puts an event on its way to the webhooks of the studio that are told about its topic.
create or replace function tell_webhooks(planner integer, topic text, event text, row_id integer, wedding integer) returns void
    language sql
    set search_path = pg_catalog, public, pg_temp
    as $$
	with told as (
		insert into webhook_deliveries (planner_id, webhook_id, event, row_id, wedding_id)
		select w.planner_id, w.id, tell_webhooks.event, tell_webhooks.row_id, wedding from webhooks w
		where w.planner_id = planner and w.disabled_at is null and topic = any (w.topics)
		returning webhook_id
	)
	select enqueue('deliver-to-webhook', json_build_object('webhookId', webhook_id)) from told
$$;
