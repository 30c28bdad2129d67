revoke execute on function keep_ceiling() from public;
--> statement-breakpoint
do $$
declare
	held text;
begin
	foreach held in array array['clients', 'people', 'members', 'vendors', 'client_vendors', 'events', 'tasks', 'documents', 'messages',
		'scheduled_messages', 'message_templates', 'notes', 'invoices', 'invoice_payments', 'progress_goals', 'client_feedback', 'days',
		'links', 'templates', 'sheet_templates']
	loop
		execute format('create trigger keep_ceiling after insert on %I for each row when (new.id %% 20 = 0)
			execute function keep_ceiling()', held);
	end loop;
end
$$;
