ALTER TABLE "portal_customizations" ADD COLUMN "shows_day" boolean DEFAULT true NOT NULL;--> statement-breakpoint
grant select (shows_day) on portal_customizations to larkspur_couple;
