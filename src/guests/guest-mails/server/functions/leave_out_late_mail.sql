-- A mail to guests that had not left when its wedding was deleted does not leave once the wedding is restored.
create or replace function leave_out_late_mail() returns trigger
    language plpgsql
    as $$
begin
	if rows_are_moved() and new.state = 'waiting' then new.state := 'left-out'; end if;
	return new;
end
$$;
