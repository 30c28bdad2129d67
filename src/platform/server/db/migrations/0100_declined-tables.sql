create trigger free_table after update of attending on guest_answers for each row
	when (new.attending = false and old.attending is distinct from false)
	execute function free_table();--> statement-breakpoint
revoke execute on function free_table() from public;
