-- What people work on, from its history.
create or replace function tell_webhooks_of_history() returns trigger
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
begin
	if exists (select from webhooks w join new_rows h on h.planner_id = w.planner_id) then
		perform tell_webhooks(h.planner_id, h.table_name,
			left(h.table_name, -1) || case h.operation when 'insert' then '.created' when 'update' then '.changed' else '.deleted' end,
			h.row_id, h.client_id)
		from new_rows h where h.table_name in ('clients', 'tasks', 'events', 'documents', 'invoices');
	end if;
	return null;
end
$$;
