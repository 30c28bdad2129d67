ALTER TABLE "links" ADD CONSTRAINT "links_of_planner" UNIQUE("planner_id","id");--> statement-breakpoint
ALTER TABLE "keyed_answers" DROP CONSTRAINT "keyed_answers_once";--> statement-breakpoint
ALTER TABLE "keyed_answers" ADD COLUMN "link_id" integer DEFAULT nullif(current_setting('app.link', true), '')::int;--> statement-breakpoint
ALTER TABLE "keyed_answers" ADD COLUMN "runs_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "keyed_answers" ADD COLUMN "turn" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "keyed_answers" ADD COLUMN "sealed_answer" "bytea";--> statement-breakpoint
ALTER TABLE "keyed_answers" ADD CONSTRAINT "keyed_answers_link" FOREIGN KEY ("planner_id","link_id") REFERENCES "public"."links"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyed_answers" ADD CONSTRAINT "keyed_answers_of_caller" UNIQUE NULLS NOT DISTINCT("planner_id","person_id","link_id","key");--> statement-breakpoint
CREATE POLICY "keyed_answers_link" ON "keyed_answers" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and link_id = (select current_setting('app.link')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and link_id = (select current_setting('app.link')::int));--> statement-breakpoint
ALTER POLICY "keyed_answers_planner" ON "keyed_answers" TO larkspur_planner USING (planner_id = (select current_setting('app.planner')::int) and person_id is null and link_id is null) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and person_id is null and link_id is null);--> statement-breakpoint
grant update (request, status, runs_until, turn, sealed_answer), delete on keyed_answers to larkspur_planner;--> statement-breakpoint
grant select (link_id, runs_until, turn, sealed_answer), update (request, runs_until, turn, sealed_answer), delete on keyed_answers to larkspur_couple;--> statement-breakpoint
grant select (id, planner_id, person_id, link_id, key, request, status, runs_until, turn, answer, sealed_answer), insert, update (request, status, runs_until, turn, sealed_answer) on keyed_answers to larkspur_link;
