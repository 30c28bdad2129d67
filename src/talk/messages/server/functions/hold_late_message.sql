-- A scheduled message that comes back with its couple after its time waits for the planner instead of being sent late.
create or replace function hold_late_message() returns trigger
    language plpgsql
    as $$
begin
	if rows_are_moved() and new.send_at <= now() then new.held := true; end if;
	return new;
end
$$;
