create or replace function follow_checkout() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	update invoices i set
		processing_cents = (select coalesce(sum(c.amount_cents), 0) from checkouts c
			where c.planner_id = new.planner_id and c.invoice_id = new.invoice_id and c.processing_at is not null and c.settled_at is null),
		payment_failed_at = case when new.failed_at is not null and old.failed_at is null then new.failed_at
			when new.processing_at is not null and old.processing_at is null then null else i.payment_failed_at end
		where i.planner_id = new.planner_id and i.id = new.invoice_id;
	return null;
end
$$;
