revoke all on documents from larkspur_couple, larkspur_link;
grant select on documents to larkspur_couple;
grant insert on documents to larkspur_couple;
grant delete on documents to larkspur_couple;
create or replace trigger announce after insert or update or delete on documents for each row
	execute function announce_change('documents', 'client_id');
create or replace trigger keep_ceiling after insert on documents for each row when (new.id % 20 = 0)
	execute function keep_ceiling(100000, 'documents');
create or replace trigger keep_history_of_insert after insert on documents for each row
	execute function keep_row_history('search_text,file_key,thumbnail_key,view_key', 'document');
create or replace trigger keep_history_of_update after update on documents for each row
	execute function keep_row_history('search_text,file_key,thumbnail_key,view_key', 'document');
create or replace trigger keep_history_of_delete after delete on documents referencing old table as old_rows
	for each statement execute function keep_history('search_text,file_key,thumbnail_key,view_key', 'document');
