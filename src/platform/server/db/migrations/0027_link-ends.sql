create trigger move_link_ends_on_date after update of date on days for each row
	when (old.date is distinct from new.date) execute function move_link_ends();
--> statement-breakpoint
create trigger move_link_ends after insert or delete on days for each row execute function move_link_ends();
