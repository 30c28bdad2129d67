revoke all on invoice_reminders from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on invoice_reminders for each row
	execute function announce_change('today', '');
