revoke all on published_contacts from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, day_id, name, role, phone, email, audience) on published_contacts to larkspur_couple;
grant select (id, planner_id, client_id, day_id, name, role, phone, email, audience) on published_contacts to larkspur_link;
create or replace trigger announce after insert or update or delete on published_contacts for each row
	execute function announce_change('days', 'client_id');
