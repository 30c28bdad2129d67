-- Tasks that couples see today stay visible. A constant default rewrites no row and fires no trigger.
ALTER TABLE "tasks" ADD COLUMN "visible_to_couple" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "visible_to_couple" SET DEFAULT false;--> statement-breakpoint
-- The same for the tasks of deleted weddings, which may be restored.
update "deleted_weddings" set "rows" = jsonb_set("rows", '{tasks}',
	(select jsonb_agg(task || '{"visible_to_couple": true}') from jsonb_array_elements("rows" -> 'tasks') task))
	where jsonb_array_length("rows" -> 'tasks') > 0;--> statement-breakpoint
ALTER POLICY "tasks_couple" ON "tasks" TO larkspur_couple USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and visible_to_couple) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and visible_to_couple);