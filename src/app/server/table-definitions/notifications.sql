revoke all on notifications from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on notifications for each row
	execute function announce_change('notifications', '');
