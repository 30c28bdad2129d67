CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"webhook_id" integer NOT NULL,
	"event" text NOT NULL,
	"row_id" integer,
	"wedding_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"attempted_at" timestamp(3) with time zone,
	"next_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"status" integer,
	"problem" text,
	"duration_ms" integer
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"address" text NOT NULL,
	"topics" text[] NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp(3) with time zone,
	"disabled_at" timestamp(3) with time zone,
	"busy_until" timestamp(3) with time zone,
	CONSTRAINT "webhooks_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook" FOREIGN KEY ("planner_id","webhook_id") REFERENCES "public"."webhooks"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_webhook" ON "webhook_deliveries" USING btree ("planner_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "webhook_deliveries_planner" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%'));--> statement-breakpoint
CREATE POLICY "webhooks_planner" ON "webhooks" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%'));--> statement-breakpoint
-- Written by hand:
create trigger announce after insert or update or delete on webhooks for each row execute function announce_change('webhooks', '');--> statement-breakpoint
create trigger announce after insert or update on webhook_deliveries for each row execute function announce_change('webhooks', '');--> statement-breakpoint
revoke select, update on webhooks from larkspur_planner;--> statement-breakpoint
grant select (id, planner_id, address, topics, created_at, failing_since, disabled_at) on webhooks to larkspur_planner;--> statement-breakpoint
revoke update, delete on webhook_deliveries from larkspur_planner;--> statement-breakpoint
revoke execute on function tell_webhooks(integer, text, text, integer, integer), tell_webhooks_of_history(), tell_webhooks_of_row() from public;--> statement-breakpoint
create trigger tell_webhooks after insert on history referencing new table as new_rows for each statement when (not rows_are_moved()) execute function tell_webhooks_of_history();--> statement-breakpoint
-- Deleted couples and restored ones have no history.
create trigger tell_webhooks_of_restored after insert on clients for each row when (rows_are_moved()) execute function tell_webhooks_of_row('clients', 'client.created', 'id');--> statement-breakpoint
create trigger tell_webhooks_of_deleted after delete on clients for each row when (rows_are_moved()) execute function tell_webhooks_of_row('clients', 'client.deleted', 'id');--> statement-breakpoint
create trigger tell_webhooks after insert on messages for each row when (not rows_are_moved()) execute function tell_webhooks_of_row('messages', 'message.created', 'client_id');--> statement-breakpoint
create trigger tell_webhooks after insert on invoice_payments for each row when (not rows_are_moved()) execute function tell_webhooks_of_row('payments', 'payment.created', 'client_id');
