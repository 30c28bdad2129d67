-- What each role may do; policies say with which rows. Functions that run with the rights of the owner may be called by
-- nobody who is not named here.
grant select, insert, delete, update on accounting_answers, accounting_connections, accounting_links, billing_settings, checkouts, client_feedback, client_vendors, clients, documents, events, invoice_payments, invoice_reminders, invoices, message_attachments, messages, notifications, portal_customizations, progress_goals, task_texts, tasks, vendors to larkspur_planner;
--> statement-breakpoint
grant insert on couple_secrets to larkspur_planner;
--> statement-breakpoint
grant delete on deleted_weddings to larkspur_planner;
--> statement-breakpoint
grant select on invoice_history to larkspur_planner;
--> statement-breakpoint
grant insert, delete on mailed_tokens to larkspur_planner;
--> statement-breakpoint
grant select (planner_id, client_id, invite_expires_at, invite_used_at), update (invite_hash, invite_expires_at, invite_used_at) on couple_secrets to larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, wedding_id, partner_one_name, partner_two_name, wedding_date, email, is_activated, file_keys, deleted_at) on deleted_weddings to larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, purpose, email, expires_at, used_at) on mailed_tokens to larkspur_planner;
--> statement-breakpoint
grant select (id, username, name, email, email_verified, pending_email, phone, bio, website, location, business_name, business_email, business_phone, business_address, business_website, business_description, email_notifications, push_notifications, sms_notifications, client_messages, event_reminders, task_deadlines, payment_alerts, created_at, mail_digest, time_zone), update (name, pending_email, phone, bio, website, location, business_name, business_email, business_phone, business_address, business_website, business_description, email_notifications, push_notifications, sms_notifications, client_messages, event_reminders, task_deadlines, payment_alerts, mail_digest, time_zone) on planners to larkspur_planner;
--> statement-breakpoint
grant select, insert on checkouts, client_feedback, message_attachments, messages to larkspur_couple;
--> statement-breakpoint
grant select on client_vendors, events, tasks to larkspur_couple;
--> statement-breakpoint
grant select, insert, delete on documents to larkspur_couple;
--> statement-breakpoint
grant select (planner_id, payment_instructions, tax_number, logo_key) on billing_settings to larkspur_couple;
--> statement-breakpoint
grant select (id, planner_id, partner_one_name, partner_two_name, wedding_date, venue, email, phone, status, guest_count, avatar_key) on clients to larkspur_couple;
--> statement-breakpoint
grant select (id, planner_id, client_id, invoice_id, amount_cents, date, method) on invoice_payments to larkspur_couple;
--> statement-breakpoint
grant select (id, planner_id, client_id, invoice_number, amount_cents, paid_cents, due_date, status, description, line_items, paid_date, tax_cents, tax_label, tax_rate, issued_on, is_sample, waived_cents, credited_cents, processing_cents, payment_failed_at) on invoices to larkspur_couple;
--> statement-breakpoint
grant update (read) on messages to larkspur_couple;
--> statement-breakpoint
grant select (id, name, email, business_name, business_email, business_phone, business_address, business_website) on planners to larkspur_couple;
--> statement-breakpoint
grant select (planner_id, client_id, color_scheme, typography, enabled_features, selected_invoices) on portal_customizations to larkspur_couple;
--> statement-breakpoint
grant update (completed, completed_at) on tasks to larkspur_couple;
--> statement-breakpoint
grant select (id, planner_id, name, category, email, phone, website, address) on vendors to larkspur_couple;
--> statement-breakpoint
grant select, insert, delete, update on attempts, couple_secrets, couple_sessions, mailed_tokens, planner_sessions, planners to larkspur_door;
--> statement-breakpoint
grant select (id, planner_id, partner_one_name, partner_two_name, wedding_date, venue, email, phone, status, guest_count, avatar_key, is_activated, invite_sent, invite_expires_at, last_login), update (is_activated, invite_sent, invite_expires_at, last_login) on clients to larkspur_door;
--> statement-breakpoint
revoke execute on function close_checkout_if_stale(),
	close_lost_checkout(),
	close_stale_checkouts(),
	count_payments(),
	delete_wedding(int),
	enqueue(text, json),
	enter_couple_session(bytea),
	enter_planner_session(bytea),
	follow_checkout(),
	note_amounts(),
	notify_planner(int, text, text, text, text, text, int, text),
	put_back(text, jsonb),
	restore_wedding(int),
	search_studio(text, int),
	settle_invoice(),
	studio_today(),
	tables_of_weddings() from public;
--> statement-breakpoint
grant execute on function delete_wedding(int) to larkspur_planner;
--> statement-breakpoint
grant execute on function enqueue(text, json) to larkspur_planner, larkspur_couple, larkspur_door;
--> statement-breakpoint
grant execute on function enter_couple_session(bytea) to larkspur_app;
--> statement-breakpoint
grant execute on function enter_planner_session(bytea) to larkspur_app;
--> statement-breakpoint
grant execute on function notify_planner(int, text, text, text, text, text, int, text) to larkspur_planner, larkspur_couple, larkspur_door;
--> statement-breakpoint
grant execute on function restore_wedding(int) to larkspur_planner;
--> statement-breakpoint
grant execute on function search_studio(text, int) to larkspur_planner;
--> statement-breakpoint
grant execute on function studio_today() to larkspur_planner, larkspur_couple, larkspur_door;
--> statement-breakpoint
-- A table that a later migration makes is the planner's, unless that migration says otherwise.
alter default privileges in schema public grant select, insert, update, delete on tables to larkspur_planner;
