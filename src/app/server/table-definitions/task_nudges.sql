revoke all on task_nudges from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on task_nudges for each row
	execute function announce_change('today', '');
