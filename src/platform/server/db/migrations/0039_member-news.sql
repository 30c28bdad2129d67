DROP INDEX "notifications_by_planner";--> statement-breakpoint
DROP INDEX "notifications_once";--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "push_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "client_messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "event_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "task_deadlines" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mail_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member" FOREIGN KEY ("planner_id","member_id") REFERENCES "public"."members"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member" FOREIGN KEY ("planner_id","member_id") REFERENCES "public"."members"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_reader" ON "notifications" USING btree ("planner_id",coalesce(member_id, 0),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("planner_id","once_key",coalesce(member_id, 0));--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("planner_id",coalesce(member_id, 0)) WHERE not is_read;--> statement-breakpoint
ALTER POLICY "notifications_planner" ON "notifications" TO larkspur_planner USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%') and (type <> 'payment' or (select current_setting('app.rights') like '%money%'))
    and coalesce(member_id, 0) = (select coalesce(nullif(current_setting('app.member'), '')::int, 0))) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%') and (type <> 'payment' or (select current_setting('app.rights') like '%money%'))
    and coalesce(member_id, 0) = (select coalesce(nullif(current_setting('app.member'), '')::int, 0)));--> statement-breakpoint
ALTER POLICY "push_subscriptions_planner" ON "push_subscriptions" TO larkspur_planner USING (planner_id = (select current_setting('app.planner')::int) and person_id is null
  and coalesce(member_id, 0) = (select coalesce(nullif(current_setting('app.member'), '')::int, 0))) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and person_id is null
  and coalesce(member_id, 0) = (select coalesce(nullif(current_setting('app.member'), '')::int, 0)));--> statement-breakpoint
-- Written by hand:
update push_subscriptions s set member_id = o.member_id from planner_sessions o
	where o.planner_id = s.planner_id and o.id = s.planner_session_id and o.member_id is not null;
--> statement-breakpoint
revoke execute on function notify_member(integer, text, text, text, text, integer) from public;
--> statement-breakpoint
grant execute on function notify_member(integer, text, text, text, text, integer) to larkspur_planner;
--> statement-breakpoint
grant select (email_notifications, push_notifications, client_messages, event_reminders, task_deadlines, payment_alerts, mail_digest, time_zone),
	update (email_notifications, push_notifications, client_messages, event_reminders, task_deadlines, payment_alerts, mail_digest, time_zone)
	on members to larkspur_planner;
