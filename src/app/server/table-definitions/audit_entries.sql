revoke all on audit_entries from larkspur_couple, larkspur_link;
create or replace trigger announce after insert on audit_entries for each row
	execute function announce_change('audit', '');
