revoke all on letter_settings from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on letter_settings for each row
	execute function announce_change('letters', 'client_id');
