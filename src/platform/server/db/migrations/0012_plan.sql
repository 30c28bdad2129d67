CREATE TABLE "history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer,
	"batch" integer NOT NULL,
	"table_name" text NOT NULL,
	"row_id" integer NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"by_kind" text NOT NULL,
	"by_name" text,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "history_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "history_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "history_months" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "date_offset" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "template_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "template_key" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "date_offset" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "template_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "template_key" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "phase" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "steps" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat_of" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "date_offset" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "template_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "template_key" text;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_batches" ADD CONSTRAINT "history_batches_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_batches" ADD CONSTRAINT "history_batches_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_by_wedding" ON "history" USING btree ("planner_id","client_id","batch");--> statement-breakpoint
CREATE INDEX "history_by_batch" ON "history" USING btree ("planner_id","batch");--> statement-breakpoint
CREATE INDEX "history_by_row" ON "history" USING btree ("planner_id","table_name","row_id","id");--> statement-breakpoint
CREATE INDEX "history_by_age" ON "history" USING brin ("at");--> statement-breakpoint
CREATE INDEX "history_batches_by_wedding" ON "history_batches" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE POLICY "history_planner" ON "history" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "history_batches_planner" ON "history_batches" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
revoke insert, update, delete on history from larkspur_planner;
--> statement-breakpoint
revoke update, delete on history_batches from larkspur_planner;
--> statement-breakpoint
revoke all on function keep_history() from public;
--> statement-breakpoint
grant execute on function put_back(text, jsonb) to larkspur_planner;
--> statement-breakpoint
grant usage on sequence history_batches_id_seq to larkspur_planner;
--> statement-breakpoint
grant update (steps) on tasks to larkspur_couple;
--> statement-breakpoint
create trigger keep_history_of_insert after insert on clients referencing new table as new_rows for each statement execute function keep_history('search_text,notes,avatar_key,last_login,invite_expires_at,invite_sent,is_activated');
--> statement-breakpoint
create trigger keep_history_of_update after update on clients referencing old table as old_rows new table as new_rows for each statement execute function keep_history('search_text,notes,avatar_key,last_login,invite_expires_at,invite_sent,is_activated');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on clients referencing old table as old_rows for each statement execute function keep_history('search_text,notes,avatar_key,last_login,invite_expires_at,invite_sent,is_activated');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on tasks referencing new table as new_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger keep_history_of_update after update on tasks referencing old table as old_rows new table as new_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on tasks referencing old table as old_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on events referencing new table as new_rows for each statement execute function keep_history('search_text');
--> statement-breakpoint
create trigger keep_history_of_update after update on events referencing old table as old_rows new table as new_rows for each statement execute function keep_history('search_text');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on events referencing old table as old_rows for each statement execute function keep_history('search_text');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on client_vendors referencing new table as new_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger keep_history_of_update after update on client_vendors referencing old table as old_rows new table as new_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on client_vendors referencing old table as old_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on invoices referencing new table as new_rows for each statement execute function keep_history('external_id,updated_at,is_sample');
--> statement-breakpoint
create trigger keep_history_of_update after update on invoices referencing old table as old_rows new table as new_rows for each statement execute function keep_history('external_id,updated_at,is_sample');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on invoices referencing old table as old_rows for each statement execute function keep_history('external_id,updated_at,is_sample');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on documents referencing new table as new_rows for each statement execute function keep_history('search_text,file_key,thumbnail_key');
--> statement-breakpoint
create trigger keep_history_of_update after update on documents referencing old table as old_rows new table as new_rows for each statement execute function keep_history('search_text,file_key,thumbnail_key');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on documents referencing old table as old_rows for each statement execute function keep_history('search_text,file_key,thumbnail_key');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on people referencing new table as new_rows for each statement execute function keep_history('rhythm,time_zone,last_seen_at,invited_at');
--> statement-breakpoint
create trigger keep_history_of_update after update on people referencing old table as old_rows new table as new_rows for each statement execute function keep_history('rhythm,time_zone,last_seen_at,invited_at');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on people referencing old table as old_rows for each statement execute function keep_history('rhythm,time_zone,last_seen_at,invited_at');
