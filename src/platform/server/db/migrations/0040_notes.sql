CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"text" text NOT NULL,
	"member_id" integer,
	"by_name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_by_wedding" ON "notes" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "notes_by_member" ON "notes" USING btree ("planner_id","member_id");--> statement-breakpoint
CREATE POLICY "notes_planner" ON "notes" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
-- Written by hand:
ALTER TABLE "notes" ADD CONSTRAINT "notes_member" FOREIGN KEY ("planner_id","member_id") REFERENCES "public"."members"("planner_id","id") ON DELETE SET NULL ("member_id");
--> statement-breakpoint
revoke update on notes from larkspur_planner;
--> statement-breakpoint
create trigger announce after insert or delete on notes for each row execute function announce_change('notes', 'client_id');
