-- The names of columns that name stored files, as the tables say.
create or replace function columns_with_files() returns text[]
    language sql immutable
    as $$
	select array['avatar_key', 'file_key', 'file_keys', 'logo_key', 'photograph_key', 'thumbnail_key', 'view_key']
$$;
