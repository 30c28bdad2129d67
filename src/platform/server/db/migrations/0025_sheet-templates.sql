CREATE TABLE "sheet_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheet_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"name" text NOT NULL,
	"days" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sheet_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sheet_templates" ADD CONSTRAINT "sheet_templates_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_templates_by_planner" ON "sheet_templates" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "day_items_timed" ON "day_items" USING btree ("planner_id",lower(btrim("title"))) WHERE started_at is not null and ended_at is not null;--> statement-breakpoint
CREATE POLICY "sheet_templates_planner" ON "sheet_templates" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
create trigger announce after insert or update or delete on sheet_templates for each row execute function announce_change('sheets', '');
