DROP INDEX "planners_username";--> statement-breakpoint
CREATE UNIQUE INDEX "planners_username" ON "planners" USING btree (lower("username")) WHERE "planners"."email_verified";--> statement-breakpoint
CREATE POLICY "planners_door_deletes" ON "planners" AS RESTRICTIVE FOR DELETE TO "larkspur_door" USING (not email_verified);--> statement-breakpoint
grant delete on planners to larkspur_door;
