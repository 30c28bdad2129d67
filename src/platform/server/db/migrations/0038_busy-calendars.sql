CREATE TABLE "busy_calendars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "busy_calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"address" text NOT NULL,
	"read_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"etag" text,
	"time_zone" text NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "busy_calendars_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "busy_calendars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "busy_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "busy_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"calendar_id" integer NOT NULL,
	"date" text NOT NULL,
	"time" text,
	"minutes" integer
);
--> statement-breakpoint
ALTER TABLE "busy_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar" FOREIGN KEY ("planner_id","calendar_id") REFERENCES "public"."busy_calendars"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_calendars_by_attempt" ON "busy_calendars" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "busy_times_by_calendar" ON "busy_times" USING btree ("planner_id","calendar_id");--> statement-breakpoint
CREATE INDEX "busy_times_by_date" ON "busy_times" USING btree ("planner_id","date");--> statement-breakpoint
CREATE POLICY "busy_calendars_planner" ON "busy_calendars" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "busy_times_planner" ON "busy_times" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
-- Written by hand:
revoke select, update on busy_calendars from larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, name, host, read_at, problem) on busy_calendars to larkspur_planner;
--> statement-breakpoint
revoke update, delete on busy_times from larkspur_planner;
--> statement-breakpoint
create trigger announce after insert or delete on busy_calendars for each row execute function announce_change('busy', '');
--> statement-breakpoint
create trigger announce_read after update on busy_calendars for each row
	when ((old.mark, old.problem) is distinct from (new.mark, new.problem)) execute function announce_change('busy', '');
