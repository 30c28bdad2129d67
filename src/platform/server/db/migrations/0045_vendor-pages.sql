ALTER TABLE "vendors" ADD COLUMN "one_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER POLICY "clients_link" ON "clients" TO larkspur_link USING (planner_id = (select current_setting('app.planner')::int) and id = any ((select current_setting('app.link_weddings'))::int[]) or planner_id = (select current_setting('app.planner')::int)
      and (select current_setting('app.link_kind') = 'member-calendar' and current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and id = any ((select current_setting('app.link_weddings'))::int[]) or planner_id = (select current_setting('app.planner')::int)
      and (select current_setting('app.link_kind') = 'member-calendar' and current_setting('app.rights') like '%work%'));--> statement-breakpoint
ALTER POLICY "day_vendors_link" ON "day_vendors" TO larkspur_link USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'vendor-day' and vendor_id = (select nullif(current_setting('app.link_subject'), '')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (select current_setting('app.link_kind')) = 'vendor-day' and vendor_id = (select nullif(current_setting('app.link_subject'), '')::int));--> statement-breakpoint
ALTER POLICY "days_link" ON "days" TO larkspur_link USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and version > 0) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and version > 0);--> statement-breakpoint
ALTER POLICY "published_contacts_link" ON "published_contacts" TO larkspur_link USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (audience = 'everyone' or audience = 'vendors' and (select current_setting('app.link_kind')) = 'vendor-day'
        or audience = 'party' and (select current_setting('app.link_kind')) = 'party-day')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and (audience = 'everyone' or audience = 'vendors' and (select current_setting('app.link_kind')) = 'vendor-day'
        or audience = 'party' and (select current_setting('app.link_kind')) = 'party-day'));--> statement-breakpoint
ALTER POLICY "published_items_link" ON "published_items" TO larkspur_link USING (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and case audience when 'everyone' then true
  when 'party' then (select current_setting('app.link_kind')) = 'party-day' or (select current_setting('app.link_kind')) = 'vendor-day' and (select nullif(current_setting('app.link_subject'), '')::int) = any (vendor_ids)
  else (select current_setting('app.link_kind')) = 'vendor-day' and (select nullif(current_setting('app.link_subject'), '')::int) = any (vendor_ids) end) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = any ((select current_setting('app.link_weddings'))::int[]) and case audience when 'everyone' then true
  when 'party' then (select current_setting('app.link_kind')) = 'party-day' or (select current_setting('app.link_kind')) = 'vendor-day' and (select nullif(current_setting('app.link_subject'), '')::int) = any (vendor_ids)
  else (select current_setting('app.link_kind')) = 'vendor-day' and (select nullif(current_setting('app.link_subject'), '')::int) = any (vendor_ids) end);--> statement-breakpoint
-- Written by hand:
revoke execute on function keep_vendor_page() from public;
--> statement-breakpoint
create trigger keep_vendor_page after update of one_page on vendors for each row
	when (old.one_page is distinct from new.one_page) execute function keep_vendor_page('id');
--> statement-breakpoint
create trigger keep_vendor_page after insert or delete or update of changed_in on day_vendors for each row
	execute function keep_vendor_page('vendor_id');
