revoke all on progress_goals from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on progress_goals for each row
	execute function announce_change('goals', '');
create or replace trigger keep_ceiling after insert on progress_goals for each row when (new.id % 20 = 0)
	execute function keep_ceiling(5000, 'goals');
