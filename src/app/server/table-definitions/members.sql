revoke all on members from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on members for each row
	execute function announce_change('members', '');
create or replace trigger keep_ceiling after insert on members for each row when (new.id % 20 = 0)
	execute function keep_ceiling(500, 'members');
