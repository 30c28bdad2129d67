revoke all on letter_words from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on letter_words for each row
	execute function announce_change('letters', '');
