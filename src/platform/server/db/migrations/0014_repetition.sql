create index tasks_repeat_of on tasks (planner_id, repeat_of) where repeat_of is not null;
--> statement-breakpoint
create trigger repeat_task after update of completed on tasks for each row when (new.repeat is not null and new.client_id is null and old.completed <> new.completed) execute function repeat_task();
