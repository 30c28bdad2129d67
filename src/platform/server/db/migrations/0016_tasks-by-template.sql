CREATE INDEX "tasks_by_template" ON "tasks" USING btree ("planner_id","template_id") WHERE template_id is not null;--> statement-breakpoint
grant select (history_months), update (history_months) on planners to larkspur_planner;
