create or replace function local_time(zone text) returns timestamp without time zone
    language plpgsql stable
    as $$
begin
	return now() at time zone zone;
exception when others then
	return now() at time zone 'UTC';
end
$$;
