ALTER TABLE "planners" ADD COLUMN "mail_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("planner_id","once_key");--> statement-breakpoint
DROP POLICY "notifications_door" ON "notifications" CASCADE;