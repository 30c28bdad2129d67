ALTER TABLE "messages" ADD COLUMN "cards" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD COLUMN "cards" jsonb;