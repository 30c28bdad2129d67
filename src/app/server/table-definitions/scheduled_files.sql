revoke all on scheduled_files from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on scheduled_files for each row
	execute function announce_change('scheduled-messages', '');
