revoke all on guest_lists from larkspur_couple, larkspur_link;
grant select on guest_lists to larkspur_couple;
grant insert (client_id, code) on guest_lists to larkspur_couple;
grant update (code, dress_code, directions, lodging) on guest_lists to larkspur_couple;
grant select (id, planner_id, client_id, dress_code, directions, lodging) on guest_lists to larkspur_link;
create or replace trigger announce after insert or update or delete on guest_lists for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on guest_lists for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'guest lists');
