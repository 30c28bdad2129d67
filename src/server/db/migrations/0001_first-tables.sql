CREATE TABLE "attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailed_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "mailed_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "planner_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planner_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "planner_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "planner_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "planners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"pending_email" text,
	"phone" text,
	"bio" text,
	"website" text,
	"location" text,
	"business_name" text,
	"business_email" text,
	"business_phone" text,
	"business_address" text,
	"business_website" text,
	"business_description" text,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"push_notifications" boolean DEFAULT true NOT NULL,
	"sms_notifications" boolean DEFAULT false NOT NULL,
	"client_messages" boolean DEFAULT true NOT NULL,
	"event_reminders" boolean DEFAULT true NOT NULL,
	"task_deadlines" boolean DEFAULT true NOT NULL,
	"payment_alerts" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "planners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"partner_one_name" text NOT NULL,
	"partner_two_name" text,
	"wedding_date" text,
	"venue" text,
	"email" text NOT NULL,
	"phone" text,
	"status" text DEFAULT 'initial' NOT NULL,
	"guest_count" text,
	"budget" text,
	"notes" text,
	"avatar_key" text,
	"is_activated" boolean DEFAULT false NOT NULL,
	"invite_sent" boolean DEFAULT false NOT NULL,
	"invite_expires_at" timestamp(3) with time zone,
	"last_login" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "couple_secrets" (
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer PRIMARY KEY NOT NULL,
	"password_hash" text,
	"invite_hash" "bytea",
	"invite_expires_at" timestamp(3) with time zone,
	"invite_used_at" timestamp(3) with time zone,
	CONSTRAINT "couple_secrets_inviteHash_unique" UNIQUE("invite_hash")
);
--> statement-breakpoint
ALTER TABLE "couple_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "couple_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couple_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "couple_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "couple_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"related_id" integer,
	"related_type" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_sessions" ADD CONSTRAINT "planner_sessions_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_secrets" ADD CONSTRAINT "couple_secrets_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_sessions" ADD CONSTRAINT "couple_sessions_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_key" ON "attempts" USING btree ("kind","key","at");--> statement-breakpoint
CREATE INDEX "attempts_by_age" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mailed_tokens_by_planner" ON "mailed_tokens" USING btree ("planner_id","purpose");--> statement-breakpoint
CREATE INDEX "planner_sessions_by_planner" ON "planner_sessions" USING btree ("planner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "planners_email" ON "planners" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "planners_username" ON "planners" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "clients_by_date" ON "clients" USING btree ("planner_id","wedding_date","id");--> statement-breakpoint
CREATE INDEX "clients_by_email" ON "clients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "couple_secrets_by_wedding" ON "couple_secrets" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "couple_sessions_by_wedding" ON "couple_sessions" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "notifications_by_planner" ON "notifications" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("planner_id","is_read");--> statement-breakpoint
CREATE POLICY "attempts_door" ON "attempts" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mailed_tokens_planner" ON "mailed_tokens" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "mailed_tokens_door" ON "mailed_tokens" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "planner_sessions_planner" ON "planner_sessions" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "planner_sessions_door" ON "planner_sessions" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "planners_planner" ON "planners" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (id = (select current_setting('app.planner')::int)) WITH CHECK (id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "planners_door" ON "planners" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "clients_planner" ON "clients" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "clients_couple" ON "clients" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "clients_door" ON "clients" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "couple_secrets_planner" ON "couple_secrets" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "couple_secrets_door" ON "couple_secrets" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "couple_sessions_planner" ON "couple_sessions" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "couple_sessions_couple" ON "couple_sessions" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "couple_sessions_door" ON "couple_sessions" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notifications_planner" ON "notifications" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "notifications_door" ON "notifications" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);