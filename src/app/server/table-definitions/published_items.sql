revoke all on published_items from larkspur_couple, larkspur_link;
grant select (planner_id, client_id, item_id, day_id, start, minutes, title, place, details, section, is_key, state, started_at, ended_at) on published_items to larkspur_couple;
grant select (planner_id, client_id, item_id, day_id, start, minutes, title, place, details, section, is_key, state, started_at, ended_at, vendor_ids) on published_items to larkspur_link;
create or replace trigger announce after insert or update or delete on published_items for each row
	execute function announce_change('days', 'client_id');
