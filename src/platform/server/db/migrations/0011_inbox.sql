CREATE TABLE "incoming_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incoming_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_key" text NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incoming_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reply_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"letter_id" integer,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_addresses_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "reply_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "taken_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taken_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"message_id" text NOT NULL,
	"person_id" integer NOT NULL,
	"taken_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taken_mails_once" UNIQUE("planner_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "taken_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unplaced_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unplaced_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"mail_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"original_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unplaced_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unplaced_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unplaced_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"reason" text NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unplaced_mails_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "unplaced_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "bounced_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "bounce_reason" text;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_mails" ADD CONSTRAINT "taken_mails_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unplaced_files" ADD CONSTRAINT "unplaced_files_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unplaced_files" ADD CONSTRAINT "unplaced_files_mail" FOREIGN KEY ("planner_id","mail_id") REFERENCES "public"."unplaced_mails"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unplaced_mails" ADD CONSTRAINT "unplaced_mails_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_addresses_by_wedding" ON "reply_addresses" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "taken_mails_by_person" ON "taken_mails" USING btree ("planner_id","person_id","taken_at");--> statement-breakpoint
CREATE INDEX "taken_mails_by_age" ON "taken_mails" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "unplaced_files_by_wedding" ON "unplaced_files" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "unplaced_files_by_mail" ON "unplaced_files" USING btree ("planner_id","mail_id");--> statement-breakpoint
CREATE INDEX "unplaced_mails_by_wedding" ON "unplaced_mails" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE POLICY "incoming_mails_door" ON "incoming_mails" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reply_addresses_planner" ON "reply_addresses" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "taken_mails_planner" ON "taken_mails" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "unplaced_files_planner" ON "unplaced_files" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "unplaced_mails_planner" ON "unplaced_mails" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
create trigger announce after insert or delete or update on unplaced_mails for each row execute function announce_change('unplaced-mails', '');
--> statement-breakpoint
revoke all on reply_addresses, taken_mails from larkspur_planner;
--> statement-breakpoint
grant insert on reply_addresses to larkspur_planner;
--> statement-breakpoint
revoke all on incoming_mails from larkspur_planner;
--> statement-breakpoint
grant select (id), insert on incoming_mails to larkspur_door;
--> statement-breakpoint
grant select (bounced_at, bounce_reason) on letters to larkspur_planner;
