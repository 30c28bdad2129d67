create or replace function settle_invoice() returns trigger
    language plpgsql
    set search_path to 'public'
    as $$
begin
	if new.paid_cents > old.paid_cents then new.payment_failed_at := null; end if;
	if new.status in ('Draft', 'Void') then return new; end if;
	if (new.paid_cents, new.amount_cents, new.waived_cents) is distinct from (old.paid_cents, old.amount_cents, old.waived_cents) then
		if new.paid_cents + new.waived_cents >= new.amount_cents then new.status := 'Paid';
		elsif new.paid_cents > 0 then new.status := 'Partially Paid';
		elsif old.status in ('Paid', 'Partially Paid') then new.status := 'Sent';
		end if;
		new.paid_date := case when new.status = 'Paid' then (select max(p.date) from invoice_payments p
			where p.planner_id = new.planner_id and p.invoice_id = new.id and p.amount_cents > 0) end;
	end if;
	return new;
end
$$;
