ALTER TABLE "envelopes" ADD COLUMN "paper_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "table_name" text;