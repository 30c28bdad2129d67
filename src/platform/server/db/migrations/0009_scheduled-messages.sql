CREATE TABLE "scheduled_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"scheduled_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"original_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheduled_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scheduled_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"content" text NOT NULL,
	"send_at" timestamp(3) with time zone NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	CONSTRAINT "scheduled_messages_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "scheduled_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scheduled_files" ADD CONSTRAINT "scheduled_files_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_files" ADD CONSTRAINT "scheduled_files_message" FOREIGN KEY ("planner_id","scheduled_id") REFERENCES "public"."scheduled_messages"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_files_by_wedding" ON "scheduled_files" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "scheduled_files_by_message" ON "scheduled_files" USING btree ("planner_id","scheduled_id");--> statement-breakpoint
CREATE INDEX "scheduled_messages_by_wedding" ON "scheduled_messages" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "scheduled_messages_due" ON "scheduled_messages" USING btree ("send_at") WHERE cancelled_at is null and not held;--> statement-breakpoint
CREATE POLICY "scheduled_files_planner" ON "scheduled_files" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "scheduled_messages_planner" ON "scheduled_messages" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
create trigger hold_late before insert on scheduled_messages for each row execute function hold_late_message();
--> statement-breakpoint
-- Announced to the planner only: a couple is not told that something is scheduled.
create trigger announce after insert or update or delete on scheduled_messages for each row execute function announce_change('scheduled-messages', '');
--> statement-breakpoint
create trigger announce after insert or update or delete on scheduled_files for each row execute function announce_change('scheduled-messages', '');
