DROP INDEX "planners_email";--> statement-breakpoint
CREATE INDEX "planners_by_email" ON "planners" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "planners_email" ON "planners" USING btree (lower("email")) WHERE "planners"."email_verified";