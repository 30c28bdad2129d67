ALTER TABLE "day_contacts" ALTER COLUMN "audience" SET DEFAULT 'vendors';--> statement-breakpoint
ALTER TABLE "day_items" ALTER COLUMN "audience" SET DEFAULT 'vendors';--> statement-breakpoint
ALTER TABLE "published_contacts" ALTER COLUMN "audience" SET DEFAULT 'vendors';--> statement-breakpoint
ALTER TABLE "published_items" ALTER COLUMN "audience" SET DEFAULT 'vendors';