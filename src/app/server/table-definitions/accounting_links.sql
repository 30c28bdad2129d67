revoke all on accounting_links from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on accounting_links for each row
	execute function announce_change('accounting', '');
