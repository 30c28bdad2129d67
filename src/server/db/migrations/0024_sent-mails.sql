CREATE TABLE "sent_mails" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"begun_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sent_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "sent_mails_door" ON "sent_mails" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Jobs look into it, and nobody else.
revoke all on sent_mails from larkspur_planner;
