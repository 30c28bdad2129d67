revoke all on scheduled_messages from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on scheduled_messages for each row
	execute function announce_change('scheduled-messages', '');
create or replace trigger keep_ceiling after insert on scheduled_messages for each row when (new.id % 20 = 0)
	execute function keep_ceiling(5000, 'scheduled messages');
