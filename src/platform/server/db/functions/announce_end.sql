create or replace function announce_end() returns trigger
    language plpgsql
    as $$
begin
	perform pg_notify('larkspur_ended', json_build_object('kind', tg_argv[0], 'session', old.id)::text);
	return null;
end
$$;
