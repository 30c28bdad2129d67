DROP INDEX "events_by_date";--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("planner_id","date","time" NULLS FIRST,"id");