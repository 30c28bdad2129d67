ALTER TABLE "people" ADD COLUMN "week_told_on" text;--> statement-breakpoint
CREATE INDEX "people_weekly" ON "people" USING btree ("week_told_on") WHERE rhythm = 'weekly';--> statement-breakpoint
create or replace trigger keep_history_of_insert after insert on people referencing new table as new_rows for each statement execute function keep_history('rhythm,time_zone,last_seen_at,invited_at,week_told_on');--> statement-breakpoint
create or replace trigger keep_history_of_update after update on people referencing old table as old_rows new table as new_rows for each statement execute function keep_history('rhythm,time_zone,last_seen_at,invited_at,week_told_on');--> statement-breakpoint
create or replace trigger keep_history_of_delete after delete on people referencing old table as old_rows for each statement execute function keep_history('rhythm,time_zone,last_seen_at,invited_at,week_told_on');
