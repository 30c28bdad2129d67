-- What a studio shows of itself to everybody who gets a link or a mail from it.
create or replace function studio_look(studio integer, out color_scheme text, out color text, out typography text, out welcome_words text) returns setof record
    language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
	select l.color_scheme, l.color, l.typography, l.welcome_words from studio_looks l where l.planner_id = studio
$$;
