CREATE TABLE "accounting_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"company_name" text,
	"trouble" text,
	CONSTRAINT "accounting_answers_once" UNIQUE("planner_id","answer")
);
--> statement-breakpoint
ALTER TABLE "accounting_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounting_connections" ADD COLUMN "deletions_read_to" text;--> statement-breakpoint
ALTER TABLE "accounting_connections" ADD COLUMN "ended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounting_connections" ADD COLUMN "pushed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_connections" ADD COLUMN "pulled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_connections" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_links" ADD COLUMN "request_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_answers" ADD CONSTRAINT "accounting_answers_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "accounting_answers_planner" ON "accounting_answers" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));