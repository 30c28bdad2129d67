ALTER TABLE "events" drop column "search_text";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searched_words(title || coalesce(' ' || description, '') || coalesce(' ' || place, ''))) STORED;--> statement-breakpoint
-- It went with the column that it is on.
CREATE INDEX "events_search" ON "events" USING gin ("planner_id","search_text" gin_trgm_ops);
