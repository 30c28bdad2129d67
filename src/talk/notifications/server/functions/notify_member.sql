-- Tells one member, or the owner, what somebody else in the studio did for this one. Members may not write to each other.
create or replace function notify_member(member integer, news_type text, news_title text, news_message text, about_type text, about_id integer) returns void
    language sql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	insert into notifications (planner_id, member_id, title, message, type, priority, related_type, related_id)
	select p.id, m.id, news_title, news_message, news_type, 'medium', about_type, about_id
	from planners p left join members m on m.planner_id = p.id and m.id = member and m.joined_at is not null and m.role in ('planner', 'assistant')
	where p.id = current_setting('app.planner')::int
		and (member is null or m.id is not null)
		and member is distinct from nullif(current_setting('app.member'), '')::int
$$;
