revoke all on message_attachments from larkspur_couple, larkspur_link;
grant select on message_attachments to larkspur_couple;
grant insert on message_attachments to larkspur_couple;
create or replace trigger announce after insert or update or delete on message_attachments for each row
	execute function announce_change('messages', 'client_id');
