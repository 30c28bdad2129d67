revoke all on imports from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update on imports for each row
	execute function announce_change('imports', '');
