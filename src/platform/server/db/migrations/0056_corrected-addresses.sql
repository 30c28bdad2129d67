revoke execute on function end_access_of_address() from public;--> statement-breakpoint
create trigger end_access_of_address after update of email on people for each row
    when (old.email is not null and lower(old.email) is distinct from lower(new.email)) execute function end_access_of_address();
