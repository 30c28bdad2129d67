ALTER TABLE "planners" ADD COLUMN "paper_size" text;--> statement-breakpoint
grant select (paper_size), update (paper_size) on planners to larkspur_planner;
