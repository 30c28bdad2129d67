CREATE TABLE "caterer_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "caterer_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changes" integer NOT NULL,
	"servings" jsonb NOT NULL,
	CONSTRAINT "caterer_views_once" UNIQUE("planner_id","link_id")
);
--> statement-breakpoint
ALTER TABLE "caterer_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rsvp_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsvp_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"text" text NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rsvp_questions_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "rsvp_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rsvp_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsvp_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"envelope_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"reply" text,
	CONSTRAINT "rsvp_replies_once" UNIQUE("planner_id","envelope_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "rsvp_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guest_lists" ADD COLUMN "dress_code" text;--> statement-breakpoint
ALTER TABLE "guest_lists" ADD COLUMN "directions" text;--> statement-breakpoint
ALTER TABLE "guest_lists" ADD COLUMN "lodging" text;--> statement-breakpoint
ALTER TABLE "envelopes" ADD COLUMN "instead_of" integer;--> statement-breakpoint
ALTER TABLE "caterer_views" ADD CONSTRAINT "caterer_views_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caterer_views" ADD CONSTRAINT "caterer_views_link" FOREIGN KEY ("planner_id","link_id") REFERENCES "public"."links"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_questions" ADD CONSTRAINT "rsvp_questions_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_replies" ADD CONSTRAINT "rsvp_replies_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_replies" ADD CONSTRAINT "rsvp_replies_envelope" FOREIGN KEY ("planner_id","envelope_id") REFERENCES "public"."envelopes"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_replies" ADD CONSTRAINT "rsvp_replies_question" FOREIGN KEY ("planner_id","question_id") REFERENCES "public"."rsvp_questions"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caterer_views_by_wedding" ON "caterer_views" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "rsvp_questions_by_wedding" ON "rsvp_questions" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "rsvp_replies_by_wedding" ON "rsvp_replies" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "rsvp_replies_by_question" ON "rsvp_replies" USING btree ("planner_id","question_id");--> statement-breakpoint
CREATE POLICY "guest_lists_link" ON "guest_lists" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'rsvp') WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'rsvp');--> statement-breakpoint
CREATE POLICY "caterer_views_planner" ON "caterer_views" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "caterer_views_link" ON "caterer_views" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'caterer' and link_id = (select current_setting('app.link')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'caterer' and link_id = (select current_setting('app.link')::int));--> statement-breakpoint
CREATE POLICY "rsvp_questions_planner" ON "rsvp_questions" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "rsvp_questions_couple_access" ON "rsvp_questions" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "rsvp_questions_couple" ON "rsvp_questions" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "rsvp_questions_link" ON "rsvp_questions" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'rsvp') WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'rsvp');--> statement-breakpoint
CREATE POLICY "rsvp_replies_planner" ON "rsvp_replies" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "rsvp_replies_couple_access" ON "rsvp_replies" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "rsvp_replies_couple" ON "rsvp_replies" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "rsvp_replies_link" ON "rsvp_replies" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'rsvp' and envelope_id = (select nullif(current_setting('app.link_subject'), '')::int) and question_id in (select id from rsvp_questions)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'rsvp' and envelope_id = (select nullif(current_setting('app.link_subject'), '')::int) and question_id in (select id from rsvp_questions));--> statement-breakpoint
ALTER POLICY "parts_link" ON "parts" TO larkspur_link USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) in ('rsvp', 'caterer')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) in ('rsvp', 'caterer'));
--> statement-breakpoint
revoke execute on function confirm_rsvp(json) from public;--> statement-breakpoint
grant execute on function confirm_rsvp(json) to larkspur_link;--> statement-breakpoint
revoke execute on function caterer_servings() from public;--> statement-breakpoint
grant execute on function caterer_servings() to larkspur_link;--> statement-breakpoint
revoke execute on function caterer_final_count() from public;--> statement-breakpoint
grant execute on function caterer_final_count() to larkspur_link;
