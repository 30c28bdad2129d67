revoke all on notes from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or delete on notes for each row
	execute function announce_change('notes', 'client_id');
create or replace trigger keep_ceiling after insert on notes for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'notes');
