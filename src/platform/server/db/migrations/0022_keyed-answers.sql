CREATE TABLE "keyed_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyed_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"person_id" integer DEFAULT nullif(current_setting('app.person', true), '')::int,
	"key" text NOT NULL,
	"request" "bytea" NOT NULL,
	"status" integer,
	"answer" text,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keyed_answers_once" UNIQUE NULLS NOT DISTINCT("planner_id","person_id","key")
);
--> statement-breakpoint
ALTER TABLE "keyed_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "keyed_answers" ADD CONSTRAINT "keyed_answers_person" FOREIGN KEY ("planner_id","person_id") REFERENCES "public"."people"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyed_answers" ADD CONSTRAINT "keyed_answers_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keyed_answers_by_age" ON "keyed_answers" USING btree ("at");--> statement-breakpoint
CREATE POLICY "keyed_answers_planner" ON "keyed_answers" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and person_id is null) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and person_id is null);--> statement-breakpoint
CREATE POLICY "keyed_answers_couple" ON "keyed_answers" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and person_id = (select current_setting('app.person')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and person_id = (select current_setting('app.person')::int));--> statement-breakpoint
revoke all on keyed_answers from larkspur_planner;
--> statement-breakpoint
grant select, insert, update (status, answer) on keyed_answers to larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, person_id, key, request, status, answer), insert, update (status, answer) on keyed_answers to larkspur_couple;
