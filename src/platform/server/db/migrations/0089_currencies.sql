ALTER TABLE "invoice_history" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_list" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "client_vendors" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;