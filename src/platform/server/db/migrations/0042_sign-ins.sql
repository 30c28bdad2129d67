CREATE TABLE "known_browsers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_browsers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"member_id" integer,
	"key_hash" "bytea" NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_once" UNIQUE NULLS NOT DISTINCT("planner_id","member_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "planner_sessions" ADD COLUMN "device" text DEFAULT 'An earlier sign-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "planner_sessions" ADD COLUMN "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_member" FOREIGN KEY ("planner_id","member_id") REFERENCES "public"."members"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "known_browsers_planner" ON "known_browsers" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "known_browsers_door" ON "known_browsers" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "planner_sessions_planner" ON "planner_sessions" TO larkspur_planner USING (planner_id = (select current_setting('app.planner')::int) and member_id is not distinct from (select nullif(current_setting('app.member'), '')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and member_id is not distinct from (select nullif(current_setting('app.member'), '')::int));--> statement-breakpoint
-- Written by hand:
revoke all on known_browsers from larkspur_planner;
--> statement-breakpoint
grant select, insert, update, delete on known_browsers to larkspur_door;
--> statement-breakpoint
revoke all on planner_sessions from larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, member_id, device, address, created_at, seen_at, expires_at), delete on planner_sessions to larkspur_planner;
