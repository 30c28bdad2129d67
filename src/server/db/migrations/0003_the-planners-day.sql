CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"date" text NOT NULL,
	"time" text,
	"type" text DEFAULT 'milestone' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"review" text,
	"category" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"planner_response" text,
	"responded_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "client_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "progress_goals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "progress_goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"current_value" integer DEFAULT 0 NOT NULL,
	"target_value" integer NOT NULL,
	"unit" text DEFAULT 'count' NOT NULL,
	"category" text NOT NULL,
	"month_year" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progress_goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"sender" text NOT NULL,
	"sender_name" text NOT NULL,
	"content" text NOT NULL,
	"timestamp" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"has_attachments" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer,
	"title" text NOT NULL,
	"description" text,
	"due_date" text,
	"completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"assigned_to" text DEFAULT 'planner' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_vendors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_vendors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	"status" text DEFAULT 'potential' NOT NULL,
	CONSTRAINT "client_vendors_once" UNIQUE("planner_id","client_id","vendor_id")
);
--> statement-breakpoint
ALTER TABLE "client_vendors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"email" text,
	"phone" text,
	"website" text,
	"address" text,
	"notes" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "vendors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_feedback" ADD CONSTRAINT "client_feedback_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_goals" ADD CONSTRAINT "progress_goals_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_vendors" ADD CONSTRAINT "client_vendors_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_vendors" ADD CONSTRAINT "client_vendors_vendor" FOREIGN KEY ("planner_id","vendor_id") REFERENCES "public"."vendors"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_wedding" ON "events" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("planner_id","date","time");--> statement-breakpoint
CREATE INDEX "client_feedback_by_wedding" ON "client_feedback" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "client_feedback_newest" ON "client_feedback" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "progress_goals_by_month" ON "progress_goals" USING btree ("planner_id","month_year","id");--> statement-breakpoint
CREATE INDEX "messages_by_wedding" ON "messages" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_by_thread" ON "messages" USING btree ("planner_id","client_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("planner_id","read","sender");--> statement-breakpoint
CREATE INDEX "tasks_by_wedding" ON "tasks" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "tasks_by_due_date" ON "tasks" USING btree ("planner_id","due_date","id");--> statement-breakpoint
CREATE INDEX "client_vendors_by_wedding" ON "client_vendors" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "client_vendors_by_vendor" ON "client_vendors" USING btree ("planner_id","vendor_id");--> statement-breakpoint
CREATE INDEX "vendors_by_name" ON "vendors" USING btree ("planner_id","name");--> statement-breakpoint
CREATE POLICY "events_planner" ON "events" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "events_couple" ON "events" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "client_feedback_planner" ON "client_feedback" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "client_feedback_couple" ON "client_feedback" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "progress_goals_planner" ON "progress_goals" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "messages_planner" ON "messages" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "messages_couple" ON "messages" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "tasks_planner" ON "tasks" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "tasks_couple" ON "tasks" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "client_vendors_planner" ON "client_vendors" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "client_vendors_couple" ON "client_vendors" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "vendors_planner" ON "vendors" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "vendors_couple" ON "vendors" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and id in (select vendor_id from client_vendors)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and id in (select vendor_id from client_vendors));