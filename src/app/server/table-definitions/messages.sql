revoke all on messages from larkspur_couple, larkspur_link;
grant select on messages to larkspur_couple;
grant insert on messages to larkspur_couple;
grant update (read, read_by) on messages to larkspur_couple;
create or replace trigger announce after insert or update or delete on messages for each row
	execute function announce_change('messages', 'client_id');
create or replace trigger keep_ceiling after insert on messages for each row when (new.id % 20 = 0)
	execute function keep_ceiling(500000, 'messages');
