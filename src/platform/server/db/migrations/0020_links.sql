-- The role of whoever opens a link. Roles belong to the whole server, so another database on it may have made it already.
do $$
begin
	begin
		create role larkspur_link nologin;
	exception when duplicate_object or unique_violation then
		null;
	end;
	-- Whoever owns the tables must be able to switch to the role; only a superuser can without being a member.
	if not (select rolsuper from pg_roles where rolname = current_user) then
		execute format('grant larkspur_link to %I', current_user);
	end if;
	grant usage on schema public to larkspur_link;
end
$$;
--> statement-breakpoint
CREATE TABLE "links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer,
	"kind" text NOT NULL,
	"subject_id" integer,
	"label" text NOT NULL,
	"email" text,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"last_opened_at" timestamp(3) with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_by_wedding" ON "links" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE POLICY "planners_link" ON "planners" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (id = (select current_setting('app.planner')::int)) WITH CHECK (id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "clients_link" ON "clients" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and id = (select nullif(current_setting('app.client'), '')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and id = (select nullif(current_setting('app.client'), '')::int));--> statement-breakpoint
CREATE POLICY "links_planner" ON "links" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "links_link" ON "links" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and id = (select current_setting('app.link')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and id = (select current_setting('app.link')::int));--> statement-breakpoint
create trigger announce after insert or delete or update on links for each row execute function announce_change('links', 'client_id');
--> statement-breakpoint
revoke all on links from larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, client_id, kind, subject_id, label, email, created_at, expires_at, revoked_at, last_opened_at, opened_count), insert, update (label, email, token_hash, expires_at, revoked_at), delete on links to larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, client_id, label, expires_at) on links to larkspur_link;
--> statement-breakpoint
grant select (id, name, business_name) on planners to larkspur_link;
--> statement-breakpoint
grant select (id, planner_id, partner_one_name, partner_two_name) on clients to larkspur_link;
--> statement-breakpoint
revoke execute on function enter_link(bytea) from public;
--> statement-breakpoint
grant execute on function enter_link(bytea) to larkspur_app;
