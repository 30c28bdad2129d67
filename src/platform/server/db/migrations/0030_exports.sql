CREATE TABLE "exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"wedding_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"size" bigint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp(3) with time zone DEFAULT now() + interval '1 day' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exports_one_at_a_time" ON "exports" USING btree ("planner_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "exports_by_planner" ON "exports" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "exports_by_end" ON "exports" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "exports_files" ON "exports" USING btree ("file_key");--> statement-breakpoint
CREATE POLICY "exports_planner" ON "exports" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%'));
--> statement-breakpoint
create trigger announce after insert or update or delete on exports for each row execute function announce_change('exports', '');
--> statement-breakpoint
revoke update, delete on exports from larkspur_planner;
