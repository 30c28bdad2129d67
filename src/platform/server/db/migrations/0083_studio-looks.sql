CREATE TABLE "studio_looks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "studio_looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"color_scheme" text DEFAULT 'sand' NOT NULL,
	"color" text,
	"typography" text DEFAULT 'inter' NOT NULL,
	"welcome_words" text,
	CONSTRAINT "studio_looks_once" UNIQUE("planner_id")
);
--> statement-breakpoint
ALTER TABLE "studio_looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_customizations" ADD COLUMN "studio_color" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_looks" ADD CONSTRAINT "studio_looks_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "studio_looks_planner" ON "studio_looks" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION studio_look(integer) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION studio_look(integer) TO larkspur_couple, larkspur_door, larkspur_link, larkspur_planner;
