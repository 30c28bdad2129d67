ALTER TABLE "feed_entries" DROP CONSTRAINT "feed_entries_once";--> statement-breakpoint
ALTER TABLE "feed_entries" ALTER COLUMN "wedding_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_entries" ALTER COLUMN "couple" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_once" UNIQUE NULLS NOT DISTINCT("planner_id","wedding_id","source","source_id");