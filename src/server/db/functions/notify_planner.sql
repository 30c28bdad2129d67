create or replace function notify_planner(planner integer, news_type text, news_title text, news_message text, news_priority text, about_type text, about_id integer, once text) returns integer
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	recipient int := coalesce(nullif(current_setting('app.planner', true), '')::int, planner);
	switch text := case news_type when 'reminder' then about_type else news_type end;
	wanted boolean;
	made int;
begin
	select case switch when 'message' then client_messages when 'event' then event_reminders
		when 'task' then task_deadlines when 'payment' then payment_alerts else true end
	into wanted from planners where planners.id = recipient;
	if wanted is not true then return null; end if;
	insert into notifications (planner_id, title, message, type, priority, related_type, related_id, once_key)
		values (recipient, news_title, news_message, news_type, news_priority, about_type, about_id, once)
		on conflict (planner_id, once_key) do nothing
		returning id into made;
	return made;
end
$$;
