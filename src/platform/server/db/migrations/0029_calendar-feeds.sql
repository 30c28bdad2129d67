CREATE TABLE "feed_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"wedding_id" integer NOT NULL,
	"couple" text NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"day_id" integer,
	"title" text NOT NULL,
	"details" text,
	"place" text,
	"date" text NOT NULL,
	"time" text,
	"minutes" integer,
	"time_zone" text,
	"sequence" integer NOT NULL,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	CONSTRAINT "feed_entries_once" UNIQUE("planner_id","wedding_id","source","source_id")
);
--> statement-breakpoint
ALTER TABLE "feed_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_entries_of_day" ON "feed_entries" USING btree ("planner_id","day_id") WHERE day_id is not null;--> statement-breakpoint
CREATE INDEX "feed_entries_cancelled" ON "feed_entries" USING btree ("cancelled_at") WHERE cancelled_at is not null;--> statement-breakpoint
CREATE POLICY "feed_entries_planner" ON "feed_entries" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "feed_entries_link" ON "feed_entries" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and case (select current_setting('app.link_kind'))
  when 'studio-calendar' then true
  when 'wedding-calendar' then wedding_id = (select nullif(current_setting('app.client'), '')::int) else false end) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and case (select current_setting('app.link_kind'))
  when 'studio-calendar' then true
  when 'wedding-calendar' then wedding_id = (select nullif(current_setting('app.client'), '')::int) else false end);
--> statement-breakpoint
create unique index links_one_calendar on links (planner_id, kind, coalesce(client_id, 0)) where kind in ('studio-calendar', 'wedding-calendar') and revoked_at is null;
--> statement-breakpoint
create sequence feed_changes as integer;
--> statement-breakpoint
revoke all on feed_entries from larkspur_planner;
--> statement-breakpoint
grant select (planner_id, wedding_id, couple, source, source_id, title, details, place, date, time, minutes, time_zone, sequence, changed_at, cancelled_at) on feed_entries to larkspur_link;
--> statement-breakpoint
grant select (time_zone) on planners to larkspur_link;
--> statement-breakpoint
revoke execute on function keep_events_in_feeds(), keep_day_in_feeds(), keep_couple_in_feeds(), forget_feed_entries() from public;
--> statement-breakpoint
select keep_event_in_feeds(id) from events order by id;
--> statement-breakpoint
insert into feed_entries (planner_id, wedding_id, couple, source, source_id, day_id, title, details, place, date, time, minutes, time_zone, sequence)
	select d.planner_id, d.client_id, c.partner_one_name || coalesce(' & ' || c.partner_two_name, ''), 'moment', p.item_id, d.id,
		p.title, p.details, coalesce(p.place, d.place), (d.date::date + p.start / 1440)::text,
		to_char(make_interval(mins => p.start % 1440), 'HH24:MI'), p.minutes, d.time_zone, nextval('feed_changes')
	from days d join published_items p on p.planner_id = d.planner_id and p.day_id = d.id
		join clients c on c.planner_id = d.planner_id and c.id = d.client_id
	where d.version > 0 and d.date is not null and p.is_key
	on conflict do nothing;
--> statement-breakpoint
create trigger keep_added_in_feeds after insert on events referencing new table as new_rows
	for each statement execute function keep_events_in_feeds();
--> statement-breakpoint
create trigger keep_changed_in_feeds after update on events referencing old table as old_rows new table as new_rows
	for each statement execute function keep_events_in_feeds();
--> statement-breakpoint
create trigger keep_deleted_in_feeds after delete on events referencing old table as old_rows
	for each statement execute function keep_events_in_feeds();
--> statement-breakpoint
create constraint trigger keep_in_feeds after insert or update of version, date, time_zone or delete on days
	deferrable initially deferred for each row execute function keep_day_in_feeds();
--> statement-breakpoint
create trigger keep_in_feeds after update of partner_one_name, partner_two_name on clients for each row
	when (old.partner_one_name <> new.partner_one_name or old.partner_two_name is distinct from new.partner_two_name)
	execute function keep_couple_in_feeds();
--> statement-breakpoint
create trigger forget_in_feeds after delete on deleted_weddings for each row execute function forget_feed_entries();
