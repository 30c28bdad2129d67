-- What names a row in the history, as the table says.
create or replace function history_subject(part text, r jsonb) returns text
    language plpgsql stable
    as $$
begin
	case part
		when 'client_vendors' then return coalesce((select name from vendors v
  where v.planner_id = (r ->> 'planner_id')::int and v.id = (r ->> 'vendor_id')::int), '');
		when 'clients' then return coalesce((r ->> 'partner_one_name') || coalesce(' & ' || (r ->> 'partner_two_name'), ''), '');
		when 'documents' then return coalesce(r ->> 'original_name', '');
		when 'invoices' then return coalesce(r ->> 'invoice_number', 'Draft');
		else return coalesce(r ->> 'title', r ->> 'name', '');
	end case;
end
$$;
