-- A reminder is wanted or not by what it reminds of.
create or replace function notify_planner(planner int, news_type text, news_title text, news_message text, news_priority text,
	about_type text, about_id int, once text) returns int
language plpgsql security definer set search_path = public as $$
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
	if made is not null then perform enqueue('mail-news', json_build_object('plannerId', recipient)); end if;
	return made;
end
$$;
--> statement-breakpoint
update notifications set type = 'reminder'
where once_key like 'event-tomorrow %' or once_key like 'task-due %' or once_key like 'task-overdue %';
--> statement-breakpoint
-- Reading a conversation has not marked the news about it read until now.
update notifications n set is_read = true
where n.related_type = 'message' and not n.is_read and not exists (select from messages m
	where m.planner_id = n.planner_id and m.client_id = n.related_id and m.sender = 'client' and not m.read);
