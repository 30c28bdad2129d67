create or replace function close_checkout_if_stale() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	asked invoices;
begin
	select * into asked from invoices where planner_id = new.planner_id and id = new.invoice_id for share;
	if asked.status in ('Draft', 'Void') or new.amount_cents <> asked.amount_cents - asked.paid_cents - asked.waived_cents then
		perform enqueue('close-checkout', json_build_object('sessionId', new.session_id));
	end if;
	return null;
end
$$;
