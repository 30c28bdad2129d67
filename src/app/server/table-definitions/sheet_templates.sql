revoke all on sheet_templates from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on sheet_templates for each row
	execute function announce_change('sheets', '');
create or replace trigger keep_ceiling after insert on sheet_templates for each row when (new.id % 20 = 0)
	execute function keep_ceiling(500, 'run sheet templates');
