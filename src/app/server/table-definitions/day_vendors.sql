revoke all on day_vendors from larkspur_couple, larkspur_link;
grant select (planner_id, client_id, day_id, vendor_id, changed_in, confirmed_version, confirmed_at, confirmed_by) on day_vendors to larkspur_link;
grant insert (client_id, day_id, vendor_id, changed_in, confirmed_version, confirmed_at, confirmed_by) on day_vendors to larkspur_link;
grant update (confirmed_version, confirmed_at, confirmed_by) on day_vendors to larkspur_link;
create or replace trigger announce after insert or update or delete on day_vendors for each row
	execute function announce_change('days', '');
