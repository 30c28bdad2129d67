revoke all on letters from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on letters for each row
	execute function announce_change('letters', 'client_id');
