-- By a link, guests name whom they bring, and nobody who is on the list already.
create or replace function refuse_renaming() returns trigger
    language plpgsql
    as $$
begin
	if coalesce(current_setting('app.link', true), '') <> '' then
		raise insufficient_privilege using message = 'only seats are named by a link';
	end if;
	return new;
end
$$;
