revoke all on client_feedback from larkspur_couple, larkspur_link;
grant select on client_feedback to larkspur_couple;
grant insert on client_feedback to larkspur_couple;
create or replace trigger announce after insert or update or delete on client_feedback for each row
	execute function announce_change('feedback', 'client_id');
create or replace trigger keep_ceiling after insert on client_feedback for each row when (new.id % 20 = 0)
	execute function keep_ceiling(20000, 'reviews');
