ALTER TABLE "checkouts" ADD COLUMN "processing_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "failed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD COLUMN "about_cents" bigint;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD COLUMN "external_key" text;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "owed_again" boolean;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "waived_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_cents" bigint GENERATED ALWAYS AS (least(waived_cents, greatest(amount_cents - paid_cents, 0))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "processing_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_failed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD CONSTRAINT "invoice_history_external" UNIQUE("planner_id","external_key");