CREATE TABLE "guest_mail_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_mail_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "guest_mail_words_once" UNIQUE("planner_id","client_id","kind","language")
);
--> statement-breakpoint
ALTER TABLE "guest_mail_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guest_mailings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_mailings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"wave" integer NOT NULL,
	"deadline" text,
	"texts" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp(3) with time zone,
	CONSTRAINT "guest_mailings_of_planner" UNIQUE("planner_id","id"),
	CONSTRAINT "guest_mailings_once" UNIQUE("planner_id","client_id","kind","wave"),
	CONSTRAINT "guest_mailings_of_deadline" UNIQUE("planner_id","client_id","deadline")
);
--> statement-breakpoint
ALTER TABLE "guest_mailings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guest_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"mailing_id" integer NOT NULL,
	"envelope_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"bounced_at" timestamp(3) with time zone,
	"bounce_reason" text,
	"link_id" integer,
	CONSTRAINT "guest_mails_of_mailing" UNIQUE("planner_id","mailing_id","envelope_id")
);
--> statement-breakpoint
ALTER TABLE "guest_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guest_lists" ADD COLUMN "remind_days" integer;--> statement-breakpoint
ALTER TABLE "guest_mail_words" ADD CONSTRAINT "guest_mail_words_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_mailings" ADD CONSTRAINT "guest_mailings_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_mails" ADD CONSTRAINT "guest_mails_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_mails" ADD CONSTRAINT "guest_mails_mailing" FOREIGN KEY ("planner_id","mailing_id") REFERENCES "public"."guest_mailings"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_mail_words_by_wedding" ON "guest_mail_words" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "guest_mailings_by_wedding" ON "guest_mailings" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "guest_mails_by_wedding" ON "guest_mails" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_mails_once" ON "guest_mails" USING btree ("planner_id","envelope_id","kind") WHERE state <> 'left-out' and kind in ('save-the-date', 'invitation');--> statement-breakpoint
CREATE INDEX "guest_mails_latest" ON "guest_mails" USING btree ("planner_id","client_id","kind","envelope_id","id");--> statement-breakpoint
CREATE POLICY "guest_mail_words_planner" ON "guest_mail_words" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "guest_mailings_planner" ON "guest_mailings" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "guest_mails_planner" ON "guest_mails" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
create trigger leave_out_late before insert on guest_mails for each row execute function leave_out_late_mail();
