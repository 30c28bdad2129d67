CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"file_key" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_a_time" ON "imports" USING btree ("planner_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "imports_by_planner" ON "imports" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "imports_files" ON "imports" USING btree ("file_key");--> statement-breakpoint
CREATE POLICY "imports_planner" ON "imports" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%'));--> statement-breakpoint
-- Written by hand:
create trigger announce after insert or update on imports for each row execute function announce_change('imports', '');--> statement-breakpoint
revoke update, delete on imports from larkspur_planner;
