create trigger keep_history_of_insert after insert on vendors referencing new table as new_rows for each statement execute function keep_history('search_text');--> statement-breakpoint
create trigger keep_history_of_update after update on vendors referencing old table as old_rows new table as new_rows for each statement execute function keep_history('search_text');--> statement-breakpoint
create trigger keep_history_of_delete after delete on vendors referencing old table as old_rows for each statement execute function keep_history('search_text');
