revoke all on guest_mail_words from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on guest_mail_words for each row
	execute function announce_change('guest-mails', 'client_id');
create or replace trigger keep_ceiling after insert on guest_mail_words for each row when (new.id % 20 = 0)
	execute function keep_ceiling(200000, 'texts of emails to guests');
create or replace trigger keep_history_of_insert after insert on guest_mail_words for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_update after update on guest_mail_words for each row
	execute function keep_row_history('', '');
create or replace trigger keep_history_of_delete after delete on guest_mail_words referencing old table as old_rows
	for each statement execute function keep_history('', '');
