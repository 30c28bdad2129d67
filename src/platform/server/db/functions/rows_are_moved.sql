create or replace function rows_are_moved() returns boolean
    language sql stable
    as $$
	select coalesce(current_setting('app.moves', true), '') = 'on'
$$;
