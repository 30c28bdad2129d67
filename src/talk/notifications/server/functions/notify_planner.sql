-- Tells the owner, and the members who work on weddings, each as its own switches say.
create or replace function notify_planner(planner integer, news_type text, news_title text, news_message text, news_priority text, about_type text, about_id integer, once text) returns integer
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	recipient int := coalesce(nullif(current_setting('app.planner', true), '')::int, planner);
	made int;
begin
	with added as (insert into notifications (planner_id, member_id, title, message, type, priority, related_type, related_id, once_key)
		select recipient, r.member_id, news_title, news_message, news_type, news_priority, about_type, about_id, once
		from (
			select null::int as member_id, p.client_messages, p.task_deadlines, p.payment_alerts
			from planners p where p.id = recipient
			union all
			select m.id, m.client_messages, m.task_deadlines, m.payment_alerts
			from members m where m.planner_id = recipient and m.joined_at is not null
				and (m.role = 'planner' or m.role = 'assistant' and news_type <> 'payment')
		) r
		where case news_type when 'message' then client_messages
			when 'task' then task_deadlines when 'payment' then payment_alerts else true end
		on conflict do nothing
		returning id, member_id)
	select a.id into made from added a order by a.member_id nulls first limit 1;
	return made;
end
$$;
