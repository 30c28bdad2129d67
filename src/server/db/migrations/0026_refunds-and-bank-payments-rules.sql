grant select (waived_cents, credited_cents, processing_cents, payment_failed_at) on invoices to larkspur_couple;
--> statement-breakpoint
-- What was paid back before there was this question was open again, and stays so until the planner says otherwise.
select set_config('app.moves', 'on', true);
--> statement-breakpoint
update invoice_payments set owed_again = true where amount_cents < 0;
--> statement-breakpoint
select set_config('app.moves', '', true);
--> statement-breakpoint
update deleted_weddings set rows = jsonb_set(rows, '{invoice_payments}', (
	select jsonb_agg(payment || jsonb_build_object('owed_again', case when (payment ->> 'amount_cents')::bigint < 0 then true end))
	from jsonb_array_elements(rows -> 'invoice_payments') payment)) where rows ? 'invoice_payments';
--> statement-breakpoint
-- What has been paid is what the payments say. What was paid back is not owed again unless the planner says so.
create or replace function count_payments() returns trigger language plpgsql set search_path = public as $$
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
--> statement-breakpoint
-- The status follows the money.
create or replace function settle_invoice() returns trigger language plpgsql set search_path = public as $$
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
--> statement-breakpoint
drop trigger settle on invoices;
--> statement-breakpoint
create trigger settle before update of paid_cents, amount_cents, waived_cents on invoices for each row execute function settle_invoice();
--> statement-breakpoint
create or replace function note_amounts() returns trigger language plpgsql security definer set search_path = public as $$
declare
	doer text := case current_setting('role')
		when 'larkspur_planner' then 'planner' when 'larkspur_couple' then 'couple'
		else coalesce(nullif(current_setting('app.by', true), ''), 'Larkspur') end;
	deed text := nullif(current_setting('app.deed', true), '');
	happened text;
	about bigint;
begin
	if tg_op = 'INSERT' then happened := 'created';
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
	insert into invoice_history (planner_id, client_id, invoice_id, by, what, status, amount_before_cents, amount_cents, paid_before_cents, paid_cents, about_cents, external_key)
		values (new.planner_id, new.client_id, new.id, doer, happened, new.status,
			case when tg_op = 'UPDATE' then old.amount_cents end, new.amount_cents,
			case when tg_op = 'UPDATE' then old.paid_cents end, new.paid_cents, about, nullif(current_setting('app.external_key', true), ''))
		on conflict do nothing;
	return null;
end
$$;
--> statement-breakpoint
drop trigger note_change on invoices;
--> statement-breakpoint
create trigger note_change after update of status, paid_cents, amount_cents, waived_cents, processing_cents, payment_failed_at on invoices for each row
	when (not rows_are_moved()) execute function note_amounts();
--> statement-breakpoint
-- What is on its way from a bank is what the checkouts say.
create function follow_checkout() returns trigger language plpgsql security definer set search_path = public as $$
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
--> statement-breakpoint
create trigger follow after update of processing_at, failed_at, settled_at on checkouts for each row
	when (new.processing_at is not null or new.failed_at is not null) execute function follow_checkout();
--> statement-breakpoint
-- Where something else is owed from now on, nobody shall be able to pay what was owed before.
create function close_stale_checkouts() returns trigger language plpgsql security definer set search_path = public as $$
begin
	perform enqueue('close-checkout', json_build_object('sessionId', c.session_id)) from checkouts c
		where c.planner_id = new.planner_id and c.invoice_id = new.id and c.settled_at is null and c.processing_at is null and c.expires_at > now()
			and (new.status in ('Draft', 'Void') or c.amount_cents <> new.amount_cents - new.paid_cents - new.waived_cents);
	return null;
end
$$;
--> statement-breakpoint
create trigger close_stale after update of status, paid_cents, amount_cents, waived_cents on invoices for each row
	when (not rows_are_moved()) execute function close_stale_checkouts();
--> statement-breakpoint
-- The invoice may have changed while the payment service was asked for a page. Whoever changes it now waits, and closes the page.
create function close_checkout_if_stale() returns trigger language plpgsql security definer set search_path = public as $$
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
--> statement-breakpoint
create trigger close_if_stale after insert on checkouts for each row
	when (not rows_are_moved()) execute function close_checkout_if_stale();
--> statement-breakpoint
-- With a couple that is deleted, the pages on which it could pay are closed.
create function close_lost_checkout() returns trigger language plpgsql security definer set search_path = public as $$
begin
	perform enqueue('close-checkout', json_build_object('sessionId', old.session_id));
	return null;
end
$$;
--> statement-breakpoint
create trigger close_lost after delete on checkouts for each row
	when (old.settled_at is null and old.processing_at is null and old.expires_at > now()) execute function close_lost_checkout();
--> statement-breakpoint
revoke execute on function follow_checkout(), close_stale_checkouts(), close_checkout_if_stale(), close_lost_checkout() from public;
