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
		when 'guest_answers' then return coalesce((select coalesce(nullif(concat_ws(' ', to_jsonb(g) ->> 'first_name', to_jsonb(g) ->> 'last_name'), ''), 'unnamed seat') from guests g where g.id = (r ->> 'guest_id')::int), '');
		when 'guest_mail_words' then return (r ->> 'kind');
		when 'guests' then return coalesce(nullif(concat_ws(' ', r ->> 'first_name', r ->> 'last_name'), ''), 'unnamed seat');
		when 'invoices' then return coalesce(r ->> 'invoice_number', 'Draft');
		when 'rsvp_questions' then return r ->> 'text';
		when 'rsvp_replies' then return coalesce((select e.name from envelopes e
  where e.planner_id = (r ->> 'planner_id')::int and e.id = (r ->> 'envelope_id')::int), '');
		else return coalesce(r ->> 'title', r ->> 'name', '');
	end case;
end
$$;
