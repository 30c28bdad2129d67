-- Does nothing: `keep_change` tells the webhooks. Migration 0035 makes a trigger of it, which 0046 drops.
create or replace function tell_webhooks_of_history() returns trigger
    language plpgsql
    as $$
begin
	return null;
end
$$;
