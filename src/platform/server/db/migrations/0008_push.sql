CREATE TABLE "push_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."is_only")
);
--> statement-breakpoint
ALTER TABLE "push_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer,
	"person_id" integer,
	"planner_session_id" integer,
	"couple_session_id" integer,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "push_subscriptions_plannerSessionId_unique" UNIQUE("planner_session_id"),
	CONSTRAINT "push_subscriptions_coupleSessionId_unique" UNIQUE("couple_session_id"),
	CONSTRAINT "push_subscriptions_session" CHECK (num_nonnulls("push_subscriptions"."planner_session_id", "push_subscriptions"."couple_session_id") = 1),
	CONSTRAINT "push_subscriptions_person" CHECK (num_nonnulls("push_subscriptions"."client_id", "push_subscriptions"."person_id", "push_subscriptions"."couple_session_id") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sent_pushes" (
	"job_id" bigint NOT NULL,
	"subscription_id" integer NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_pushes_once" UNIQUE("job_id","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "sent_pushes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "planner_sessions" ADD CONSTRAINT "planner_sessions_of_planner" UNIQUE("planner_id","id");--> statement-breakpoint
ALTER TABLE "couple_sessions" ADD CONSTRAINT "couple_sessions_of_planner" UNIQUE("planner_id","id");--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_planner_session" FOREIGN KEY ("planner_id","planner_session_id") REFERENCES "public"."planner_sessions"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_couple_session" FOREIGN KEY ("planner_id","couple_session_id") REFERENCES "public"."couple_sessions"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_person_id" FOREIGN KEY ("planner_id","person_id") REFERENCES "public"."people"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_wedding" ON "push_subscriptions" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_person" ON "push_subscriptions" USING btree ("planner_id","person_id");--> statement-breakpoint
CREATE POLICY "push_keys_door" ON "push_keys" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "push_subscriptions_planner" ON "push_subscriptions" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and person_id is null) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and person_id is null);--> statement-breakpoint
CREATE POLICY "push_subscriptions_couple" ON "push_subscriptions" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and person_id = (select current_setting('app.person')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and person_id = (select current_setting('app.person')::int));--> statement-breakpoint
CREATE POLICY "sent_pushes_door" ON "sent_pushes" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);
--> statement-breakpoint
grant select (channel) on letters to larkspur_planner;
--> statement-breakpoint
revoke all on push_keys, push_subscriptions, sent_pushes from larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, person_id, planner_session_id, endpoint, label, created_at, last_used_at), insert, update, delete on push_subscriptions to larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, client_id, person_id, couple_session_id, endpoint, label, created_at, last_used_at), insert, update (endpoint, p256dh, auth, label, created_at), delete on push_subscriptions to larkspur_couple;
