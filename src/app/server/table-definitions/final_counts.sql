revoke all on final_counts from larkspur_couple, larkspur_link;
grant select on final_counts to larkspur_couple;
create or replace trigger announce after insert or update or delete on final_counts for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on final_counts for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'final counts');
