CREATE TABLE "letter_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"kinds_off" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "letter_settings_once" UNIQUE("planner_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "letter_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "letter_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "letter_words_once" UNIQUE("planner_id","kind")
);
--> statement-breakpoint
ALTER TABLE "letter_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "news" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD CONSTRAINT "letter_settings_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_words" ADD CONSTRAINT "letter_words_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_settings_by_wedding" ON "letter_settings" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("created_at") WHERE mailed_at is null and not is_read;--> statement-breakpoint
CREATE POLICY "letter_settings_planner" ON "letter_settings" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "letter_words_planner" ON "letter_words" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
create trigger announce after insert or delete or update on letter_settings for each row execute function announce_change('letters', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on letter_words for each row execute function announce_change('letters', '');
--> statement-breakpoint
grant select (news) on letters to larkspur_planner;
--> statement-breakpoint
grant update (time_zone) on people to larkspur_door;
