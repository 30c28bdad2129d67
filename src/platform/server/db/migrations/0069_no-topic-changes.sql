DROP POLICY "topic_changes_planner" ON "topic_changes" CASCADE;--> statement-breakpoint
DROP TABLE "topic_changes" CASCADE;--> statement-breakpoint
DROP FUNCTION note_topic_change(integer, text), mark_of_topics(text, text[]);
