CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"person_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"kinds" text[] NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"link_hash" "bytea" NOT NULL,
	"settings_hash" "bytea" NOT NULL,
	CONSTRAINT "letters_linkHash_unique" UNIQUE("link_hash"),
	CONSTRAINT "letters_settingsHash_unique" UNIQUE("settings_hash")
);
--> statement-breakpoint
ALTER TABLE "letters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person" FOREIGN KEY ("planner_id","person_id") REFERENCES "public"."people"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_by_wedding" ON "letters" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "letters_newest" ON "letters" USING btree ("planner_id","client_id","id");--> statement-breakpoint
CREATE INDEX "notices_by_wedding" ON "notices" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_pending" ON "notices" USING btree ("planner_id","person_id","kind","subject_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "notices_by_settled" ON "notices" USING btree ("settled_at");--> statement-breakpoint
CREATE POLICY "letters_planner" ON "letters" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "letters_door" ON "letters" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notices_planner" ON "notices" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
create trigger announce after insert or delete or update on letters for each row execute function announce_change('letters', 'client_id');
--> statement-breakpoint
revoke all on letters from larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, client_id, person_id, person_name, email, subject, kinds, sent_at, opened_at) on letters to larkspur_planner;
--> statement-breakpoint
grant select (planner_id, person_id, link_hash, settings_hash, opened_at), update (opened_at) on letters to larkspur_door;
--> statement-breakpoint
grant update (rhythm) on people to larkspur_door;
