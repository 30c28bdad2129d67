CREATE TABLE "topic_changes" (
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"topic" text NOT NULL,
	"transaction" bigint NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_changes_planner_id_topic_transaction_pk" PRIMARY KEY("planner_id","topic","transaction")
);
--> statement-breakpoint
ALTER TABLE "topic_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "topic_changes_planner" ON "topic_changes" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
-- Written by hand:
revoke all on topic_changes from larkspur_planner;
--> statement-breakpoint
revoke execute on function note_topic_change(int, text), mark_of_topics(text, text[]) from public;
--> statement-breakpoint
grant execute on function note_topic_change(int, text) to larkspur_planner, larkspur_couple, larkspur_link, larkspur_door;
--> statement-breakpoint
grant execute on function mark_of_topics(text, text[]) to larkspur_app;
