revoke all on studio_looks from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on studio_looks for each row
	execute function announce_change('look', '');
