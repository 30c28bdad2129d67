ALTER TABLE "tasks" ADD COLUMN "member_id" integer;--> statement-breakpoint
CREATE INDEX "tasks_by_member" ON "tasks" USING btree ("planner_id","member_id") WHERE member_id is not null;--> statement-breakpoint
-- Written by hand:
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_member" FOREIGN KEY ("planner_id","member_id") REFERENCES "public"."members"("planner_id","id") ON DELETE SET NULL ("member_id");--> statement-breakpoint
CREATE TRIGGER keep_assignee_name AFTER UPDATE OF name ON members FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION keep_assignee_name();
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION colleagues(), keep_assignee_name() FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION colleagues() TO larkspur_planner;
