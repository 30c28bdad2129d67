ALTER TABLE "links" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
grant select (is_mailed) on links to larkspur_planner;
