create or replace function history_subject(part text, r jsonb) returns text
    language sql stable
    as $$
	select coalesce(case part
		when 'clients' then (r ->> 'partner_one_name') || coalesce(' & ' || (r ->> 'partner_two_name'), '')
		when 'invoices' then r ->> 'invoice_number'
		when 'documents' then r ->> 'original_name'
		when 'client_vendors' then (select name from vendors v where v.planner_id = (r ->> 'planner_id')::int and v.id = (r ->> 'vendor_id')::int)
		else coalesce(r ->> 'title', r ->> 'name') end, '')
$$;
