revoke all on webhook_deliveries from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update on webhook_deliveries for each row
	execute function announce_change('webhooks', '');
