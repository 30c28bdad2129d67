revoke all on invoices from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, invoice_number, currency, amount_cents, paid_cents, due_date, date_offset, status, description, line_items, paid_date, tax_cents, tax_label, tax_rate, issued_on, is_sample, waived_cents, credited_cents, processing_cents, payment_failed_at) on invoices to larkspur_couple;
create or replace trigger announce after insert or update or delete on invoices for each row
	execute function announce_change('invoices', 'client_id');
create or replace trigger keep_ceiling after insert on invoices for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'invoices');
create or replace trigger keep_history_of_insert after insert on invoices for each row
	execute function keep_row_history('external_id,updated_at,is_sample,search_text', 'invoice');
create or replace trigger keep_history_of_update after update on invoices for each row
	execute function keep_row_history('external_id,updated_at,is_sample,search_text', 'invoice');
create or replace trigger keep_history_of_delete after delete on invoices referencing old table as old_rows
	for each statement execute function keep_history('external_id,updated_at,is_sample,search_text', 'invoice');
