-- The stored pictures that a studio shows to everybody who gets a link or a mail from it.
create or replace function studio_pictures(studio integer, out logo_key text, out photograph_key text)
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select
		(select b.logo_key from billing_settings b where b.planner_id = studio),
		(select l.photograph_key from studio_looks l where l.planner_id = studio)
$$;
