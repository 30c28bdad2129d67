-- Tables whose rows are deleted for good with their wedding, as they say.
create or replace function tables_without_trash() returns text[]
    language sql immutable
    as $$
	select array['caterer_views', 'couple_sessions', 'links', 'push_subscriptions']
$$;
