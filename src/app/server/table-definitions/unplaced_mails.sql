revoke all on unplaced_mails from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on unplaced_mails for each row
	execute function announce_change('unplaced-mails', '');
