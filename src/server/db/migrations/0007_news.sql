grant select (mail_digest, time_zone), update (mail_digest, time_zone) on planners to larkspur_planner;
--> statement-breakpoint
-- Becoming news takes a look at the planner's switches, which a couple's role can't read. Inside a session the news is
-- always for the session's own planner, whatever is asked for. Null where the planner does not want to hear of it.
create function notify_planner(planner int, news_type text, news_title text, news_message text, news_priority text,
	about_type text, about_id int, once text) returns int
language plpgsql security definer set search_path = public as $$
declare
	recipient int := coalesce(nullif(current_setting('app.planner', true), '')::int, planner);
	wanted boolean;
	made int;
begin
	select case news_type when 'message' then client_messages when 'event' then event_reminders
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
-- A zone that this database does not know counts as UTC, so that one planner's setting can't stop everybody's reminders.
create function local_time(zone text) returns timestamp language plpgsql stable as $$
begin
	return now() at time zone zone;
exception when others then
	return now() at time zone 'UTC';
end
$$;
--> statement-breakpoint
revoke execute on function notify_planner(int, text, text, text, text, text, int, text) from public;
--> statement-breakpoint
grant execute on function notify_planner(int, text, text, text, text, text, int, text)
	to larkspur_planner, larkspur_couple, larkspur_door;
