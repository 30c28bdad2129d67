-- Whether an undo may touch the row: money, logins and files are not taken back.
create or replace function may_undo(part text, row_id integer, inserted boolean, deleted boolean, before jsonb) returns boolean
    language sql stable
    as $$
	select case part
		when 'tasks' then true
		when 'events' then true
		when 'client_vendors' then true
		when 'days' then true
		when 'day_items' then true
		when 'day_contacts' then true
		when 'clients' then not inserted and not deleted
			and before - array['wedding_date', 'venue', 'status', 'guest_count', 'budget', 'phone', 'partner_one_name', 'partner_two_name'] = '{}'
		when 'invoices' then not deleted and case when inserted
			then exists (select from invoices i where i.id = row_id and i.status = 'Draft')
			else before - array['due_date', 'date_offset'] = '{}' end
		else false end
$$;
