ALTER TABLE "notifications" ADD COLUMN "covers" text[];--> statement-breakpoint
revoke execute on function confirm_vendor() from public;--> statement-breakpoint
create trigger confirm_vendor after insert or update of confirmed_version on day_vendors for each row execute function confirm_vendor();--> statement-breakpoint
select set_config('app.moves', 'on', true);--> statement-breakpoint
update client_vendors c set status = 'confirmed' from day_vendors d
    where d.planner_id = c.planner_id and d.client_id = c.client_id and d.vendor_id = c.vendor_id
    and d.confirmed_version >= d.changed_in and c.status <> 'confirmed';--> statement-breakpoint
select set_config('app.moves', '', true);
