ALTER TABLE "client_vendors" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "client_vendors" ADD COLUMN "fee_cents" bigint;--> statement-breakpoint
ALTER TABLE "client_vendors" ADD COLUMN "notes" text;