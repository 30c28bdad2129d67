revoke all on caterer_views from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, link_id, at, changes, servings) on caterer_views to larkspur_link;
grant insert on caterer_views to larkspur_link;
grant update (at, changes, servings) on caterer_views to larkspur_link;
create or replace trigger announce after insert or update or delete on caterer_views for each row
	execute function announce_change('guests', 'client_id');
create or replace trigger keep_ceiling after insert on caterer_views for each row when (new.id % 20 = 0)
	execute function keep_ceiling(50000, 'links of caterers');
