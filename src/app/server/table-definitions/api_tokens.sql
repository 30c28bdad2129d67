revoke all on api_tokens from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or delete on api_tokens for each row
	execute function announce_change('tokens', '');
