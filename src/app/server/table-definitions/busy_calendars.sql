revoke all on busy_calendars from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or delete on busy_calendars for each row
	execute function announce_change('busy', '');
