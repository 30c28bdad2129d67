-- What a couple may see of money, besides its invoices: what it has paid, and how it can pay.
grant select (tax_cents, tax_label, tax_rate, issued_on) on invoices to larkspur_couple;
--> statement-breakpoint
grant select (id, planner_id, client_id, invoice_id, amount_cents, date, method) on invoice_payments to larkspur_couple;
--> statement-breakpoint
grant select (planner_id, payment_instructions, tax_number, logo_key) on billing_settings to larkspur_couple;
--> statement-breakpoint
grant select (business_address) on planners to larkspur_couple;
--> statement-breakpoint
grant select, insert on checkouts to larkspur_couple;
--> statement-breakpoint
create trigger announce after insert or update or delete on invoice_payments for each row execute function announce_change('invoices', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on billing_settings for each row execute function announce_change('billing', '');
--> statement-breakpoint
create trigger announce after insert or update or delete on accounting_connections for each row execute function announce_change('accounting', '');
--> statement-breakpoint
create trigger announce after insert or update or delete on accounting_links for each row execute function announce_change('accounting', '');
--> statement-breakpoint
-- Which day it is for the studio. Couples may ask too, although they don't see the time zone.
create function studio_today() returns text language sql stable security definer set search_path = public as $$
	select to_char(local_time(time_zone), 'YYYY-MM-DD') from planners where id = current_setting('app.planner')::int
$$;
--> statement-breakpoint
-- The next number of the studio. The row stays locked until the invoice is there or is not: no gap, and none twice.
create function take_invoice_number() returns text language plpgsql as $$
declare
	studio int := current_setting('app.planner')::int;
	settled billing_settings;
	number int;
	words text;
begin
	insert into billing_settings (planner_id) values (studio) on conflict (planner_id) do nothing;
	select * into settled from billing_settings where planner_id = studio for update;
	loop
		if cardinality(settled.freed_numbers) > 0 then
			number := settled.freed_numbers[1];
			settled.freed_numbers := settled.freed_numbers[2:];
		else
			number := settled.next_number;
			settled.next_number := number + 1;
		end if;
		words := settled.number_prefix || lpad(number::text, greatest(4, length(number::text)), '0');
		exit when not exists (select from invoices where planner_id = studio and invoice_number = words);
	end loop;
	update billing_settings set next_number = settled.next_number, freed_numbers = settled.freed_numbers
		where planner_id = studio;
	return words;
end
$$;
--> statement-breakpoint
-- The number of a draft that is deleted is given out again, if it is one of the series.
create function give_back_invoice_number(words text) returns void language plpgsql as $$
declare
	studio int := current_setting('app.planner')::int;
	settled billing_settings;
	number int;
begin
	select * into settled from billing_settings where planner_id = studio for update;
	if not found or words !~ ('^.{' || length(settled.number_prefix) || '}\d{4,9}$')
		or left(words, length(settled.number_prefix)) <> settled.number_prefix then return; end if;
	number := substr(words, length(settled.number_prefix) + 1)::int;
	if number = settled.next_number - 1 then
		update billing_settings set next_number = number where planner_id = studio;
	elsif number < settled.next_number and number > 0 then
		update billing_settings set freed_numbers = (select array_agg(n order by n) from unnest(settled.freed_numbers || number) n)
			where planner_id = studio;
	end if;
end
$$;
--> statement-breakpoint
-- Rows that are moved out of the way or put back have been counted and noted before.
create function rows_are_moved() returns boolean language sql stable as $$
	select coalesce(current_setting('app.moves', true), '') = 'on'
$$;
--> statement-breakpoint
-- What has been paid is what the payments say.
create function count_payments() returns trigger language plpgsql set search_path = public as $$
declare
	changed record := case when tg_op = 'DELETE' then old else new end;
begin
	update invoices set updated_at = now(), paid_cents =
		(select coalesce(sum(p.amount_cents), 0) from invoice_payments p where p.planner_id = changed.planner_id and p.invoice_id = changed.invoice_id)
		where planner_id = changed.planner_id and id = changed.invoice_id;
	return null;
end
$$;
--> statement-breakpoint
create trigger count_payments after insert or update or delete on invoice_payments for each row
	when (not rows_are_moved()) execute function count_payments();
--> statement-breakpoint
-- The status follows the money.
create function settle_invoice() returns trigger language plpgsql set search_path = public as $$
begin
	if new.status in ('Draft', 'Void') then return new; end if;
	if new.paid_cents <> old.paid_cents or new.amount_cents <> old.amount_cents then
		if new.paid_cents >= new.amount_cents then new.status := 'Paid';
		elsif new.paid_cents > 0 then new.status := 'Partially Paid';
		elsif old.status in ('Paid', 'Partially Paid') then new.status := 'Sent';
		end if;
		new.paid_date := case when new.status = 'Paid' then
			(select max(p.date) from invoice_payments p where p.planner_id = new.planner_id and p.invoice_id = new.id) end;
	end if;
	return new;
end
$$;
--> statement-breakpoint
create trigger settle before update of paid_cents, amount_cents on invoices for each row execute function settle_invoice();
--> statement-breakpoint
create function note_amounts() returns trigger language plpgsql security definer set search_path = public as $$
declare
	doer text := case current_setting('role')
		when 'larkspur_planner' then 'planner' when 'larkspur_couple' then 'couple'
		else coalesce(nullif(current_setting('app.by', true), ''), 'Larkspur') end;
	happened text;
begin
	if tg_op = 'INSERT' then happened := 'created';
	elsif new.status = 'Void' and old.status <> 'Void' then happened := 'voided';
	elsif new.paid_cents > old.paid_cents then happened := 'payment';
	elsif new.paid_cents < old.paid_cents then happened := 'payment removed';
	elsif new.amount_cents <> old.amount_cents then happened := 'changed';
	elsif old.status = 'Draft' and new.status <> 'Draft' then happened := 'sent';
	else return null;
	end if;
	insert into invoice_history (planner_id, client_id, invoice_id, by, what, status, amount_before_cents, amount_cents, paid_before_cents, paid_cents)
		values (new.planner_id, new.client_id, new.id, doer, happened, new.status,
			case when tg_op = 'UPDATE' then old.amount_cents end, new.amount_cents,
			case when tg_op = 'UPDATE' then old.paid_cents end, new.paid_cents);
	return null;
end
$$;
--> statement-breakpoint
create trigger note_creation after insert on invoices for each row
	when (not rows_are_moved()) execute function note_amounts();
--> statement-breakpoint
create trigger note_change after update of status, paid_cents, amount_cents on invoices for each row
	when (not rows_are_moved()) execute function note_amounts();
--> statement-breakpoint
-- The history is only added to, and only by what happens.
revoke insert, update, delete on invoice_history from larkspur_planner;
--> statement-breakpoint
revoke execute on function count_payments(), settle_invoice(), note_amounts() from public;
--> statement-breakpoint
-- As before, but saying that rows are moved.
create or replace function delete_wedding(wedding int) returns boolean
language plpgsql security definer set search_path = public as $$
declare
	studio int := current_setting('app.planner')::int;
	gone clients;
	kept jsonb;
	part text;
	found_rows jsonb;
begin
	select * into gone from clients where planner_id = studio and id = wedding for update;
	if not found then return false; end if;
	perform set_config('app.moves', 'on', true);
	kept := jsonb_build_object('clients', jsonb_build_array(to_jsonb(gone)));
	for part in select tables_of_weddings() loop
		execute format('select jsonb_agg(to_jsonb(r)) from %I r where planner_id = $1 and client_id = $2', part)
			into found_rows using studio, wedding;
		if found_rows is not null then kept := kept || jsonb_build_object(part, found_rows); end if;
	end loop;
	insert into deleted_weddings (planner_id, wedding_id, partner_one_name, partner_two_name, wedding_date, email, is_activated, rows, file_keys)
		values (studio, wedding, gone.partner_one_name, gone.partner_two_name, gone.wedding_date, gone.email, gone.is_activated, kept,
			array(select field.value from jsonb_each(kept) t, jsonb_array_elements(t.value) r, jsonb_each_text(r) field
				where field.key in ('avatar_key', 'file_key') and field.value is not null));
	delete from clients where planner_id = studio and id = wedding;
	perform set_config('app.moves', '', true);
	return true;
end
$$;
--> statement-breakpoint
create or replace function restore_wedding(deleted int) returns int
language plpgsql security definer set search_path = public as $$
declare
	studio int := current_setting('app.planner')::int;
	was deleted_weddings;
	part text;
begin
	delete from deleted_weddings where planner_id = studio and id = deleted returning * into was;
	if not found then return null; end if;
	perform set_config('app.moves', 'on', true);
	perform put_back('clients', was.rows -> 'clients');
	for part in select tables_of_weddings() loop
		if was.rows ? part then perform put_back(part, was.rows -> part); end if;
	end loop;
	perform set_config('app.moves', '', true);
	return was.wedding_id;
end
$$;
