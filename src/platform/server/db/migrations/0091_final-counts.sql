CREATE TABLE "final_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "final_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"servings" jsonb NOT NULL,
	CONSTRAINT "final_counts_once" UNIQUE("planner_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "final_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_counts" ADD CONSTRAINT "final_counts_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "final_counts_by_wedding" ON "final_counts" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE POLICY "final_counts_planner" ON "final_counts" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "final_counts_couple_access" ON "final_counts" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "final_counts_couple" ON "final_counts" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));