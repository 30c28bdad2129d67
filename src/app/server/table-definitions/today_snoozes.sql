revoke all on today_snoozes from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on today_snoozes for each row
	execute function announce_change('today', '');
