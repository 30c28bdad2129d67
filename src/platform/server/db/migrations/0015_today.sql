CREATE TABLE "task_nudges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_nudges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_nudges_once" UNIQUE("planner_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "task_nudges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "today_snoozes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "today_snoozes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"until" text NOT NULL,
	CONSTRAINT "today_snoozes_once" UNIQUE("planner_id","subject","subject_id")
);
--> statement-breakpoint
ALTER TABLE "today_snoozes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "tasks_pending";--> statement-breakpoint
ALTER TABLE "task_nudges" ADD CONSTRAINT "task_nudges_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "today_snoozes" ADD CONSTRAINT "today_snoozes_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_nudges_by_wedding" ON "task_nudges" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "task_nudges_by_sent" ON "task_nudges" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "clients_unopened" ON "clients" USING btree ("planner_id") WHERE invite_sent and not is_activated and status <> 'completed';--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("planner_id","due_date") WHERE status in ('Sent', 'Partially Paid', 'Overdue');--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("planner_id","timestamp") WHERE not read and sender = 'client';--> statement-breakpoint
CREATE INDEX "tasks_pending" ON "tasks" USING btree ("planner_id","due_date") WHERE not completed;--> statement-breakpoint
CREATE POLICY "task_nudges_planner" ON "task_nudges" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "today_snoozes_planner" ON "today_snoozes" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
create trigger announce after insert or delete or update on today_snoozes for each row execute function announce_change('today', '');
--> statement-breakpoint
create trigger announce after insert or delete or update on task_nudges for each row execute function announce_change('today', '');
--> statement-breakpoint
create trigger announce after insert or delete or update on invoice_reminders for each row execute function announce_change('today', '');
