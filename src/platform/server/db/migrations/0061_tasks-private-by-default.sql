ALTER TABLE "planners" ADD COLUMN "tasks_are_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
grant select (tasks_are_private), update (tasks_are_private) on planners to larkspur_planner;
