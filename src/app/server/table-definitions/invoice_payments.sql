revoke all on invoice_payments from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, invoice_id, amount_cents, date, method) on invoice_payments to larkspur_couple;
create or replace trigger announce after insert or update or delete on invoice_payments for each row
	execute function announce_change('invoices', 'client_id');
create or replace trigger keep_ceiling after insert on invoice_payments for each row when (new.id % 20 = 0)
	execute function keep_ceiling(100000, 'payments');
