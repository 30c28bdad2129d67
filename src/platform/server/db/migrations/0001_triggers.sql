create trigger announce after insert or delete or update on accounting_connections for each row EXECUTE FUNCTIon announce_change('accounting', '');
--> statement-breakpoint
create trigger announce after insert or delete or update on accounting_links for each row EXECUTE FUNCTIon announce_change('accounting', '');
--> statement-breakpoint
create trigger announce after insert or delete or update on billing_settings for each row EXECUTE FUNCTIon announce_change('billing', '');
--> statement-breakpoint
create trigger announce after insert or delete or update on client_feedback for each row EXECUTE FUNCTIon announce_change('feedback', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on client_vendors for each row EXECUTE FUNCTIon announce_change('vendors', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on clients for each row EXECUTE FUNCTIon announce_change('clients', 'id');
--> statement-breakpoint
create trigger announce after insert or delete or update on deleted_weddings for each row EXECUTE FUNCTIon announce_change('trash', '');
--> statement-breakpoint
create trigger announce after insert or delete or update on documents for each row EXECUTE FUNCTIon announce_change('documents', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on events for each row EXECUTE FUNCTIon announce_change('events', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on invoice_payments for each row EXECUTE FUNCTIon announce_change('invoices', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on invoices for each row EXECUTE FUNCTIon announce_change('invoices', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on message_attachments for each row EXECUTE FUNCTIon announce_change('messages', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on messages for each row EXECUTE FUNCTIon announce_change('messages', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on notifications for each row EXECUTE FUNCTIon announce_change('notifications', '');
--> statement-breakpoint
create trigger announce after update on planners for each row EXECUTE FUNCTIon announce_change('account', 'planner');
--> statement-breakpoint
create trigger announce after insert or delete or update on portal_customizations for each row EXECUTE FUNCTIon announce_change('portals', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on progress_goals for each row EXECUTE FUNCTIon announce_change('goals', '');
--> statement-breakpoint
create trigger announce after insert or delete or update on tasks for each row EXECUTE FUNCTIon announce_change('tasks', 'client_id');
--> statement-breakpoint
create trigger announce after insert or delete or update on vendors for each row EXECUTE FUNCTIon announce_change('vendors', '');
--> statement-breakpoint
create trigger announce_end after delete on couple_sessions for each row EXECUTE FUNCTIon announce_end('couple');
--> statement-breakpoint
create trigger announce_end after delete on planner_sessions for each row EXECUTE FUNCTIon announce_end('planner');
--> statement-breakpoint
create trigger close_if_stale after insert on checkouts for each row when ((not rows_are_moved())) EXECUTE FUNCTIon close_checkout_if_stale();
--> statement-breakpoint
create trigger close_lost after delete on checkouts for each row when (((old.settled_at is null) and (old.processing_at is null) and (old.expires_at > now()))) EXECUTE FUNCTIon close_lost_checkout();
--> statement-breakpoint
create trigger close_stale after update of status, paid_cents, amount_cents, waived_cents on invoices for each row when ((not rows_are_moved())) EXECUTE FUNCTIon close_stale_checkouts();
--> statement-breakpoint
create trigger count_payments after insert or delete or update on invoice_payments for each row when ((not rows_are_moved())) EXECUTE FUNCTIon count_payments();
--> statement-breakpoint
create trigger follow after update of processing_at, failed_at, settled_at on checkouts for each row when (((new.processing_at is not null) or (new.failed_at is not null))) EXECUTE FUNCTIon follow_checkout();
--> statement-breakpoint
create trigger keep_text after insert or delete or update of title, description on tasks for each row EXECUTE FUNCTIon keep_task_text();
--> statement-breakpoint
create trigger note_change after update of status, paid_cents, amount_cents, waived_cents, processing_cents, payment_failed_at on invoices for each row when ((not rows_are_moved())) EXECUTE FUNCTIon note_amounts();
--> statement-breakpoint
create trigger note_creation after insert on invoices for each row when ((not rows_are_moved())) EXECUTE FUNCTIon note_amounts();
--> statement-breakpoint
create trigger settle before update of paid_cents, amount_cents, waived_cents on invoices for each row EXECUTE FUNCTIon settle_invoice();
