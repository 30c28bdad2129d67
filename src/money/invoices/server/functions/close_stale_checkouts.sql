create or replace function close_stale_checkouts() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	perform enqueue('close-checkout', json_build_object('sessionId', c.session_id)) from checkouts c
		where c.planner_id = new.planner_id and c.invoice_id = new.id and c.settled_at is null and c.processing_at is null and c.expires_at > now()
			and (new.status in ('Draft', 'Void') or c.amount_cents <> new.amount_cents - new.paid_cents - new.waived_cents);
	return null;
end
$$;
