revoke all on webhooks from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on webhooks for each row
	execute function announce_change('webhooks', '');
