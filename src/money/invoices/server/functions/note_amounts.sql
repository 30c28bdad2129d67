create or replace function note_amounts() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	doer text := case current_setting('role')
		when 'larkspur_planner' then 'planner' when 'larkspur_couple' then 'couple'
		else coalesce(nullif(current_setting('app.by', true), ''), 'Larkspur') end;
	deed text := nullif(current_setting('app.deed', true), '');
	happened text;
	about bigint;
begin
	if tg_op = 'INSERT' then happened := 'created';
	elsif new.currency <> old.currency then happened := 'currency changed';
	elsif new.status = 'Void' and old.status <> 'Void' then happened := 'voided';
	elsif new.paid_cents > old.paid_cents then happened := coalesce(deed, 'payment');
	elsif new.paid_cents < old.paid_cents then happened := coalesce(deed, 'payment removed');
	elsif new.amount_cents <> old.amount_cents then happened := 'changed';
	elsif new.waived_cents <> old.waived_cents then
		happened := case when new.waived_cents < old.waived_cents then 'owed again' else 'not owed again' end;
		about := abs(new.waived_cents - old.waived_cents);
	elsif old.status = 'Draft' and new.status <> 'Draft' then happened := 'sent';
	elsif new.processing_cents > old.processing_cents then
		happened := 'processing';
		about := new.processing_cents - old.processing_cents;
	elsif new.payment_failed_at is not null and new.payment_failed_at is distinct from old.payment_failed_at then
		happened := 'payment failed';
		about := nullif(old.processing_cents - new.processing_cents, 0);
	else return null;
	end if;
	insert into invoice_history (planner_id, client_id, invoice_id, by, what, status, currency, amount_before_cents, amount_cents, paid_before_cents, paid_cents, about_cents, external_key)
		values (new.planner_id, new.client_id, new.id, doer, happened, new.status, new.currency,
			case when new.currency = old.currency then old.amount_cents end, new.amount_cents,
			case when new.currency = old.currency then old.paid_cents end, new.paid_cents, about, nullif(current_setting('app.external_key', true), ''))
		on conflict do nothing;
	return null;
end
$$;
