revoke all on portal_customizations from larkspur_couple, larkspur_link;
grant select (planner_id, client_id, color_scheme, studio_color, typography, enabled_features, shows_day, shows_guests, selected_invoices) on portal_customizations to larkspur_couple;
grant select (planner_id, client_id, color_scheme, studio_color) on portal_customizations to larkspur_link;
create or replace trigger announce after insert or update or delete on portal_customizations for each row
	execute function announce_change('portals', 'client_id');
