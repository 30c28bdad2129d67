create or replace function count_payments() returns trigger
    language plpgsql
    set search_path to 'public'
    as $$
declare
	changed record := case when tg_op = 'DELETE' then old else new end;
begin
	-- The history tells a refund from a payment that was removed.
	perform set_config('app.deed', case when changed.amount_cents > 0 then '' when tg_op = 'INSERT' then 'refunded'
		when tg_op = 'DELETE' then 'refund undone' else '' end, true);
	update invoices set updated_at = now(), (paid_cents, waived_cents) =
		(select coalesce(sum(p.amount_cents), 0), coalesce(-sum(p.amount_cents) filter (where p.amount_cents < 0 and p.owed_again is not true), 0)
			from invoice_payments p where p.planner_id = changed.planner_id and p.invoice_id = changed.invoice_id)
		where planner_id = changed.planner_id and id = changed.invoice_id;
	perform set_config('app.deed', '', true);
	return null;
end
$$;
