revoke all on exports from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on exports for each row
	execute function announce_change('exports', '');
