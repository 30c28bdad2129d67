CREATE TABLE "day_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"day_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"phone" text,
	"email" text,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "day_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "day_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"day_id" integer NOT NULL,
	"start" integer NOT NULL,
	"minutes" integer NOT NULL,
	"title" text NOT NULL,
	"place" text,
	"details" text,
	"section" text,
	"is_key" boolean DEFAULT false NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"vendor_ids" integer[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"notes" text,
	"is_fixed" boolean DEFAULT false NOT NULL,
	"state_at" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (searched_words(title || coalesce(' ' || place, '') || coalesce(' ' || section, ''))) STORED
);
--> statement-breakpoint
ALTER TABLE "day_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "day_vendors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_vendors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"day_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	"changed_in" integer NOT NULL,
	"told_at" timestamp(3) with time zone,
	"confirmed_version" integer,
	"confirmed_at" timestamp(3) with time zone,
	"confirmed_by" text,
	CONSTRAINT "day_vendors_once" UNIQUE("planner_id","day_id","vendor_id")
);
--> statement-breakpoint
ALTER TABLE "day_vendors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"name" text NOT NULL,
	"date" text,
	"time_zone" text NOT NULL,
	"place" text,
	"latitude" double precision,
	"longitude" double precision,
	"date_offset" jsonb,
	"template_id" integer,
	"template_key" text,
	"version" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "days_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "published_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"day_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"phone" text,
	"email" text,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"vendor_id" integer
);
--> statement-breakpoint
ALTER TABLE "published_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "published_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"day_id" integer NOT NULL,
	"start" integer NOT NULL,
	"minutes" integer NOT NULL,
	"title" text NOT NULL,
	"place" text,
	"details" text,
	"section" text,
	"is_key" boolean DEFAULT false NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"vendor_ids" integer[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"item_id" integer NOT NULL,
	CONSTRAINT "published_items_once" UNIQUE("planner_id","day_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "published_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "day_contacts" ADD CONSTRAINT "day_contacts_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_contacts" ADD CONSTRAINT "day_contacts_day" FOREIGN KEY ("planner_id","day_id") REFERENCES "public"."days"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_items" ADD CONSTRAINT "day_items_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_items" ADD CONSTRAINT "day_items_day" FOREIGN KEY ("planner_id","day_id") REFERENCES "public"."days"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_vendors" ADD CONSTRAINT "day_vendors_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_vendors" ADD CONSTRAINT "day_vendors_day" FOREIGN KEY ("planner_id","day_id") REFERENCES "public"."days"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_vendors" ADD CONSTRAINT "day_vendors_vendor" FOREIGN KEY ("planner_id","vendor_id") REFERENCES "public"."vendors"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days" ADD CONSTRAINT "days_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_contacts" ADD CONSTRAINT "published_contacts_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_contacts" ADD CONSTRAINT "published_contacts_day" FOREIGN KEY ("planner_id","day_id") REFERENCES "public"."days"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_items" ADD CONSTRAINT "published_items_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_items" ADD CONSTRAINT "published_items_day" FOREIGN KEY ("planner_id","day_id") REFERENCES "public"."days"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_contacts_by_wedding" ON "day_contacts" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "day_contacts_by_day" ON "day_contacts" USING btree ("planner_id","day_id");--> statement-breakpoint
CREATE INDEX "day_items_by_wedding" ON "day_items" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "day_items_by_start" ON "day_items" USING btree ("planner_id","day_id","start","id");--> statement-breakpoint
CREATE INDEX "day_items_search" ON "day_items" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "day_vendors_by_wedding" ON "day_vendors" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "days_by_wedding" ON "days" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "published_contacts_by_wedding" ON "published_contacts" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "published_contacts_by_day" ON "published_contacts" USING btree ("planner_id","day_id");--> statement-breakpoint
CREATE INDEX "published_items_by_wedding" ON "published_items" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "published_items_by_start" ON "published_items" USING btree ("planner_id","day_id","start","id");--> statement-breakpoint
CREATE POLICY "day_contacts_planner" ON "day_contacts" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "day_items_planner" ON "day_items" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "day_vendors_planner" ON "day_vendors" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "days_planner" ON "days" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "days_couple_access" ON "days" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "days_couple" ON "days" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and version > 0) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and version > 0);--> statement-breakpoint
CREATE POLICY "published_contacts_planner" ON "published_contacts" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "published_contacts_couple_access" ON "published_contacts" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "published_contacts_couple" ON "published_contacts" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and audience in ('everyone', 'couple', 'vendors')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and audience in ('everyone', 'couple', 'vendors'));--> statement-breakpoint
CREATE POLICY "published_items_planner" ON "published_items" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "published_items_couple_access" ON "published_items" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
CREATE POLICY "published_items_couple" ON "published_items" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and audience in ('everyone', 'couple')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and audience in ('everyone', 'couple'));--> statement-breakpoint
create trigger announce after insert or update or delete on days for each row execute function announce_change('days', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on published_items for each row execute function announce_change('days', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on day_items for each row execute function announce_change('days', '');
--> statement-breakpoint
create trigger announce after insert or update or delete on day_contacts for each row execute function announce_change('days', '');
--> statement-breakpoint
create trigger announce after insert or update or delete on day_vendors for each row execute function announce_change('days', '');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on days referencing new table as new_rows for each statement execute function keep_history('version,published_at');
--> statement-breakpoint
create trigger keep_history_of_update after update on days referencing old table as old_rows new table as new_rows for each statement execute function keep_history('version,published_at');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on days referencing old table as old_rows for each statement execute function keep_history('version,published_at');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on day_items referencing new table as new_rows for each statement execute function keep_history('search_text,state,state_at,started_at,ended_at');
--> statement-breakpoint
create trigger keep_history_of_update after update on day_items referencing old table as old_rows new table as new_rows for each statement execute function keep_history('search_text,state,state_at,started_at,ended_at');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on day_items referencing old table as old_rows for each statement execute function keep_history('search_text,state,state_at,started_at,ended_at');
--> statement-breakpoint
create trigger keep_history_of_insert after insert on day_contacts referencing new table as new_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger keep_history_of_update after update on day_contacts referencing old table as old_rows new table as new_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger keep_history_of_delete after delete on day_contacts referencing old table as old_rows for each statement execute function keep_history('');
--> statement-breakpoint
create trigger forget_day_vendor after delete on client_vendors for each row execute function forget_day_vendor();
--> statement-breakpoint
grant select (id, planner_id, client_id, name, date, time_zone, place, latitude, longitude, version, published_at) on days to larkspur_couple;
--> statement-breakpoint
grant select (planner_id, client_id, item_id, day_id, start, minutes, title, place, details, section, is_key, state, started_at, ended_at) on published_items to larkspur_couple;
--> statement-breakpoint
grant select (id, planner_id, client_id, day_id, name, role, phone, email, audience) on published_contacts to larkspur_couple;
--> statement-breakpoint
grant update (about) on history_batches to larkspur_planner;
--> statement-breakpoint
create trigger announce after insert or update or delete on published_contacts for each row execute function announce_change('days', 'client_id');
