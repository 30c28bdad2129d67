ALTER TABLE "day_vendors" ADD COLUMN "told_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_vendors" ADD COLUMN "told_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "day_vendors_untold" ON "day_vendors" USING btree ("day_id") WHERE told_version < changed_in;--> statement-breakpoint
CREATE POLICY "day_vendors_link" ON "day_vendors" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select nullif(current_setting('app.client'), '')::int) and (select current_setting('app.link_kind')) = 'vendor-day' and vendor_id = (select nullif(current_setting('app.link_subject'), '')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select nullif(current_setting('app.client'), '')::int) and (select current_setting('app.link_kind')) = 'vendor-day' and vendor_id = (select nullif(current_setting('app.link_subject'), '')::int));--> statement-breakpoint
CREATE POLICY "days_link" ON "days" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select nullif(current_setting('app.client'), '')::int) and version > 0) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select nullif(current_setting('app.client'), '')::int) and version > 0);--> statement-breakpoint
CREATE POLICY "published_contacts_link" ON "published_contacts" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select nullif(current_setting('app.client'), '')::int) and (audience = 'everyone' or audience = 'vendors' and (select current_setting('app.link_kind')) = 'vendor-day'
        or audience = 'party' and (select current_setting('app.link_kind')) = 'party-day')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select nullif(current_setting('app.client'), '')::int) and (audience = 'everyone' or audience = 'vendors' and (select current_setting('app.link_kind')) = 'vendor-day'
        or audience = 'party' and (select current_setting('app.link_kind')) = 'party-day'));--> statement-breakpoint
CREATE POLICY "published_items_link" ON "published_items" AS PERMISSIVE FOR ALL TO "larkspur_link" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select nullif(current_setting('app.client'), '')::int) and case audience when 'everyone' then true
  when 'party' then (select current_setting('app.link_kind')) = 'party-day' or (select current_setting('app.link_kind')) = 'vendor-day' and (select nullif(current_setting('app.link_subject'), '')::int) = any (vendor_ids)
  else (select current_setting('app.link_kind')) = 'vendor-day' and (select nullif(current_setting('app.link_subject'), '')::int) = any (vendor_ids) end) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select nullif(current_setting('app.client'), '')::int) and case audience when 'everyone' then true
  when 'party' then (select current_setting('app.link_kind')) = 'party-day' or (select current_setting('app.link_kind')) = 'vendor-day' and (select nullif(current_setting('app.link_subject'), '')::int) = any (vendor_ids)
  else (select current_setting('app.link_kind')) = 'vendor-day' and (select nullif(current_setting('app.link_subject'), '')::int) = any (vendor_ids) end);
--> statement-breakpoint
grant select (id, planner_id, client_id, name, date, time_zone, place, latitude, longitude, version, published_at) on days to larkspur_link;
--> statement-breakpoint
grant select (planner_id, client_id, item_id, day_id, start, minutes, title, place, details, section, is_key, state, started_at, ended_at, vendor_ids) on published_items to larkspur_link;
--> statement-breakpoint
grant select (id, planner_id, client_id, day_id, name, role, phone, email, audience) on published_contacts to larkspur_link;
--> statement-breakpoint
grant select (planner_id, client_id, day_id, vendor_id, changed_in, confirmed_version, confirmed_at, confirmed_by), insert (client_id, day_id, vendor_id, changed_in, confirmed_version, confirmed_at, confirmed_by), update (confirmed_version, confirmed_at, confirmed_by) on day_vendors to larkspur_link;
--> statement-breakpoint
grant execute on function notify_planner(int, text, text, text, text, text, int, text) to larkspur_link;
