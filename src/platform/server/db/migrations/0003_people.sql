CREATE TABLE "sign_in_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"person_id" integer,
	"path" text,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "sign_in_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_in_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"role" text DEFAULT 'other' NOT NULL,
	"name" text NOT NULL,
	"relation" text,
	"email" text,
	"phone" text,
	"language_note" text,
	"access" text DEFAULT 'all' NOT NULL,
	"rhythm" text DEFAULT 'at-once' NOT NULL,
	"invited_at" timestamp(3) with time zone,
	"last_seen_at" timestamp(3) with time zone,
	CONSTRAINT "people_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
insert into "people" ("planner_id", "client_id", "role", "name", "email", "phone", "last_seen_at")
	select "planner_id", "id", 'partner-one', "partner_one_name", "email", "phone", "last_login" from "clients"
	union all
	select "planner_id", "id", 'partner-two', "partner_two_name", null, null, null from "clients" where "partner_two_name" is not null
	order by 2, 3;--> statement-breakpoint
ALTER TABLE "couple_sessions" ADD COLUMN "person_id" integer;--> statement-breakpoint
update "couple_sessions" s set "person_id" = p."id" from "people" p
	where p."planner_id" = s."planner_id" and p."client_id" = s."client_id" and p."role" = 'partner-one';--> statement-breakpoint
ALTER TABLE "couple_sessions" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "person_name" text DEFAULT nullif(current_setting('app.person_name', true), '');--> statement-breakpoint
ALTER TABLE "client_feedback" ADD COLUMN "person_name" text DEFAULT nullif(current_setting('app.person_name', true), '');--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "person_name" text DEFAULT nullif(current_setting('app.person_name', true), '');--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "completed_by" text;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_links_by_expiry" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "people_by_wedding" ON "people" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_partners" ON "people" USING btree ("planner_id","client_id","role") WHERE role <> 'other';--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("planner_id","client_id",lower("email"));--> statement-breakpoint
CREATE INDEX "people_by_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "couple_sessions" ADD CONSTRAINT "couple_sessions_person" FOREIGN KEY ("planner_id","person_id") REFERENCES "public"."people"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_sessions_by_person" ON "couple_sessions" USING btree ("planner_id","person_id");--> statement-breakpoint
CREATE POLICY "documents_couple_access" ON "documents" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "events_couple_access" ON "events" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "checkouts_couple_access" ON "checkouts" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'no-money') WITH CHECK ((select current_setting('app.access')) <> 'no-money');--> statement-breakpoint
CREATE POLICY "invoice_payments_couple_access" ON "invoice_payments" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'no-money') WITH CHECK ((select current_setting('app.access')) <> 'no-money');--> statement-breakpoint
CREATE POLICY "invoices_couple_access" ON "invoices" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'no-money') WITH CHECK ((select current_setting('app.access')) <> 'no-money');--> statement-breakpoint
CREATE POLICY "message_attachments_couple_access" ON "message_attachments" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "messages_couple_access" ON "messages" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "tasks_couple_access" ON "tasks" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "client_vendors_couple_access" ON "client_vendors" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "sign_in_links_door" ON "sign_in_links" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "people_planner" ON "people" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "people_couple" ON "people" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "people_door" ON "people" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
create trigger keep_partners after insert or update of partner_one_name, partner_two_name, email, phone on clients
	for each row execute function keep_partners();
--> statement-breakpoint
create trigger announce after insert or delete or update on people for each row execute function announce_change('people', 'client_id');
--> statement-breakpoint
grant select, insert, delete, update on people to larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, client_id, role, name, access, rhythm) on people to larkspur_couple;
--> statement-breakpoint
grant update (completed_by) on tasks to larkspur_couple;
--> statement-breakpoint
grant select, update (last_seen_at) on people to larkspur_door;
--> statement-breakpoint
revoke all on sign_in_links from larkspur_planner;
--> statement-breakpoint
grant select, insert, delete, update on sign_in_links to larkspur_door;
--> statement-breakpoint
revoke execute on function keep_partners() from public;
