ALTER TABLE "day_vendors" ADD COLUMN "told_day" jsonb;--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "published_name" text;--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "published_date" text;--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "published_time_zone" text;--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "published_place" text;--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "published_latitude" double precision;--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "published_longitude" double precision;--> statement-breakpoint
-- What is shown outside of the studio now is what was published last.
update days set published_name = name, published_date = date, published_time_zone = time_zone, published_place = place,
	published_latitude = latitude, published_longitude = longitude where version > 0;
--> statement-breakpoint
update day_vendors v set told_day = json_build_object('date', d.published_date, 'timeZone', d.published_time_zone, 'place', d.published_place)
from days d where d.planner_id = v.planner_id and d.id = v.day_id and v.told_version > 0;
--> statement-breakpoint
update links l set revoked_at = now() where l.kind = 'vendor-day' and l.client_id is not null and l.revoked_at is null
	and not exists (select from client_vendors c where c.planner_id = l.planner_id and c.client_id = l.client_id and c.vendor_id = l.subject_id)
	and not exists (select from vendors v where v.planner_id = l.planner_id and v.id = l.subject_id and v.one_page);
--> statement-breakpoint
revoke select (name, date, time_zone, place, latitude, longitude) on days from larkspur_couple, larkspur_link;
--> statement-breakpoint
grant select (published_name, published_date, published_time_zone, published_place, published_latitude, published_longitude)
	on days to larkspur_couple, larkspur_link;
--> statement-breakpoint
create or replace trigger keep_history_of_insert after insert on days for each row execute function
	keep_row_history('version,published_at,published_name,published_date,published_time_zone,published_place,published_latitude,published_longitude');
--> statement-breakpoint
create or replace trigger keep_history_of_update after update on days for each row execute function
	keep_row_history('version,published_at,published_name,published_date,published_time_zone,published_place,published_latitude,published_longitude');
--> statement-breakpoint
create or replace trigger keep_history_of_delete after delete on days referencing old table as old_rows for each statement execute function
	keep_history('version,published_at,published_name,published_date,published_time_zone,published_place,published_latitude,published_longitude');
--> statement-breakpoint
create or replace trigger move_link_ends_on_date after update of date, published_date on days for each row
	when (old.date is distinct from new.date or old.published_date is distinct from new.published_date) execute function move_link_ends();
--> statement-breakpoint
revoke execute on function published_progress() from public;
--> statement-breakpoint
grant execute on function published_progress() to larkspur_couple, larkspur_link;
