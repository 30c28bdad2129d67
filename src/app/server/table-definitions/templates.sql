revoke all on templates from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on templates for each row
	execute function announce_change('templates', '');
create or replace trigger keep_ceiling after insert on templates for each row when (new.id % 20 = 0)
	execute function keep_ceiling(500, 'templates');
