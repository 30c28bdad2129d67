-- Which of a studio's pictures is stored under this key; null for every other file.
create or replace function studio_picture_of(key text) returns text
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select 'logo' from billing_settings b where b.logo_key = key
	union all
	select 'photograph' from studio_looks l where l.photograph_key = key
$$;
