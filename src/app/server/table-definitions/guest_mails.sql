revoke all on guest_mails from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on guest_mails for each row
	execute function announce_change('guest-mails', 'client_id');
create or replace trigger keep_ceiling after insert on guest_mails for each row when (new.id % 20 = 0)
	execute function keep_ceiling(1000000, 'emails to guests');
