CREATE POLICY "client_feedback_couple_access" ON "client_feedback" AS RESTRICTIVE FOR ALL TO "larkspur_couple" USING ((select current_setting('app.access')) <> 'only-money') WITH CHECK ((select current_setting('app.access')) <> 'only-money');--> statement-breakpoint
revoke execute on function announce_other_rights() from public;--> statement-breakpoint
create trigger announce_other_rights after update of role, weddings on members for each row
    when (old.role is distinct from new.role or old.weddings is distinct from new.weddings) execute function announce_other_rights('planner');--> statement-breakpoint
create trigger announce_other_rights after update of access on people for each row
    when (old.access is distinct from new.access) execute function announce_other_rights('couple');
