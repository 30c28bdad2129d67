-- Notes news for the invited people of a wedding who may see this part of the portal and want to hear of it. News about
-- the same record replaces what has not been told yet, and what was known before it stays that of the first of them, also if
-- that one was settled without being told. In PL/pgSQL, which keeps the plan.
create or replace function tell_people(wedding integer, news_kind text, subject integer, news_title text, news_detail text, feature text, quiet text[], known jsonb) returns void
    language plpgsql
    as $$
begin
	insert into notices (planner_id, client_id, person_id, kind, subject_id, title, detail, before)
	select p.planner_id, p.client_id, p.id, news_kind, subject, news_title, news_detail,
		case when earlier.told is false then earlier.before else known end
	from people p
	join clients c on c.planner_id = p.planner_id and c.id = p.client_id
	left join portal_customizations look on look.planner_id = p.planner_id and look.client_id = p.client_id
	left join letter_settings choices on choices.planner_id = p.planner_id and choices.client_id = p.client_id
	left join lateral (select n.told, n.before from notices n where n.planner_id = p.planner_id and n.person_id = p.id
		and n.kind = news_kind and n.subject_id = subject and n.settled_at is not null order by n.id desc limit 1) earlier on true
	where p.client_id = wedding and p.email is not null and p.rhythm <> all (quiet)
		and p.access <> case feature when 'billing' then 'no-money' else 'only-money' end
		and (p.invited_at is not null or p.role = 'partner-one' and (c.invite_sent or p.last_seen_at is not null))
		and (feature = 'billing' or look.enabled_features is null or look.enabled_features ? feature
			or feature = 'day' and look.shows_day)
		and (choices.kinds_off is null or news_kind <> all (choices.kinds_off))
	on conflict (planner_id, person_id, kind, subject_id) where settled_at is null
	do update set title = excluded.title, detail = excluded.detail;
end
$$;
