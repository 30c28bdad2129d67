revoke all on links from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, kind, subject_id, is_mailed, expires_at, revoked_at) on links to larkspur_couple;
grant insert on links to larkspur_couple;
grant update (revoked_at) on links to larkspur_couple;
grant delete on links to larkspur_couple;
grant select (id, planner_id, client_id, label, expires_at) on links to larkspur_link;
create or replace trigger announce after insert or update or delete on links for each row
	execute function announce_change('links', 'client_id');
create or replace trigger keep_ceiling after insert on links for each row when (new.id % 20 = 0)
	execute function keep_ceiling(1000000, 'links');
