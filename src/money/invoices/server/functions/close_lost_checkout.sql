create or replace function close_lost_checkout() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	perform enqueue('close-checkout', json_build_object('sessionId', old.session_id));
	return null;
end
$$;
