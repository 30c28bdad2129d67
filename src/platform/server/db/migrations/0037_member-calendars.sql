CREATE POLICY "tasks_link" ON "tasks" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int)
  and (select current_setting('app.link_kind') = 'member-calendar' and current_setting('app.rights') like '%work%')
  and case when (select current_setting('app.link_subject')) = '' then assigned_to = 'planner'
    else member_id = (select nullif(current_setting('app.link_subject'), '')::int) end) WITH CHECK (planner_id = (select current_setting('app.planner')::int)
  and (select current_setting('app.link_kind') = 'member-calendar' and current_setting('app.rights') like '%work%')
  and case when (select current_setting('app.link_subject')) = '' then assigned_to = 'planner'
    else member_id = (select nullif(current_setting('app.link_subject'), '')::int) end);--> statement-breakpoint
ALTER POLICY "clients_link" ON "clients" TO larkspur_link USING (planner_id = (select current_setting('app.planner')::int) and id = (select nullif(current_setting('app.client'), '')::int) or planner_id = (select current_setting('app.planner')::int)
      and (select current_setting('app.link_kind') = 'member-calendar' and current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and id = (select nullif(current_setting('app.client'), '')::int) or planner_id = (select current_setting('app.planner')::int)
      and (select current_setting('app.link_kind') = 'member-calendar' and current_setting('app.rights') like '%work%'));--> statement-breakpoint
ALTER POLICY "feed_entries_link" ON "feed_entries" TO larkspur_link USING (planner_id = (select current_setting('app.planner')::int) and case (select current_setting('app.link_kind'))
  when 'studio-calendar' then true
  when 'wedding-calendar' then wedding_id = (select nullif(current_setting('app.client'), '')::int)
  when 'member-calendar' then case
    when (select current_setting('app.rights')) like '%work%' then true
    when (select current_setting('app.rights')) like '%day%' then wedding_id = any ((select current_setting('app.weddings'))::int[])
    else false end
  else false end) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and case (select current_setting('app.link_kind'))
  when 'studio-calendar' then true
  when 'wedding-calendar' then wedding_id = (select nullif(current_setting('app.client'), '')::int)
  when 'member-calendar' then case
    when (select current_setting('app.rights')) like '%work%' then true
    when (select current_setting('app.rights')) like '%day%' then wedding_id = any ((select current_setting('app.weddings'))::int[])
    else false end
  else false end);--> statement-breakpoint
ALTER POLICY "links_planner" ON "links" TO larkspur_planner USING (planner_id = (select current_setting('app.planner')::int) and case when kind = 'member-calendar'
  then (select current_setting('app.rights') like '%day%') and subject_id is not distinct from (select nullif(current_setting('app.member'), '')::int)
  else (select current_setting('app.rights') like '%work%') end) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and case when kind = 'member-calendar'
  then (select current_setting('app.rights') like '%day%') and subject_id is not distinct from (select nullif(current_setting('app.member'), '')::int)
  else (select current_setting('app.rights') like '%work%') end);--> statement-breakpoint
-- Written by hand:
grant select (id, planner_id, client_id, title, description, due_date, completed, assigned_to, member_id, created_at) on tasks to larkspur_link;
--> statement-breakpoint
create unique index links_one_own_calendar on links (planner_id, coalesce(subject_id, 0)) where kind = 'member-calendar' and revoked_at is null;
--> statement-breakpoint
revoke execute on function end_member_calendars() from public;
--> statement-breakpoint
create trigger end_calendars after delete or update of email on members for each row execute function end_member_calendars();
