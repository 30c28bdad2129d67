DROP TRIGGER keep_text ON tasks;--> statement-breakpoint
DROP FUNCTION keep_task_text();--> statement-breakpoint
ALTER TABLE "task_texts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "task_texts_planner" ON "task_texts" CASCADE;--> statement-breakpoint
DROP TABLE "task_texts" CASCADE;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searched_words(title || coalesce(' ' || description, ''))) STORED;--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
-- As of all tables with such a column, the history does not keep it.
create or replace trigger keep_history_of_insert after insert on tasks for each row execute function keep_row_history('search_text');
--> statement-breakpoint
create or replace trigger keep_history_of_update after update on tasks for each row execute function keep_row_history('search_text');
--> statement-breakpoint
create or replace trigger keep_history_of_delete after delete on tasks referencing old table as old_rows for each statement execute function keep_history('search_text');
