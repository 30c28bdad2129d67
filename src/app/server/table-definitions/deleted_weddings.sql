revoke all on deleted_weddings from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on deleted_weddings for each row
	execute function announce_change('trash', '');
