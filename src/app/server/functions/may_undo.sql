-- Whether an undo may touch the row, as the table says: money, logins and files are not taken back.
create or replace function may_undo(part text, row_id integer, inserted boolean, deleted boolean, before jsonb) returns boolean
    language sql stable
    as $$
	select case part
		when 'client_vendors' then (inserted or deleted or not before ? 'fee_cents' or current_setting('app.rights', true) like '%money%')
		when 'clients' then (case when inserted then not deleted
  and exists (select from history h join history_batches b on b.id = h.batch
    where h.table_name = 'clients' and h.row_id = may_undo.row_id and h.operation = 'insert' and b.kind = 'list'
      and not exists (select from history t where t.client_id = may_undo.row_id and t.batch <> h.batch))
  and exists (select from clients c where c.id = may_undo.row_id and not c.is_activated)
  else not deleted
  and before - array['wedding_date', 'venue', 'status', 'guest_count', 'budget', 'currency', 'phone', 'partner_one_name', 'partner_two_name', 'language'] = '{}'
    and (not before ? 'currency' or current_setting('app.rights', true) like '%money%') end)
			and (not inserted or deleted or not exists (select from messages o where o.client_id = may_undo.row_id))
		when 'day_contacts' then (true)
		when 'day_items' then (true)
		when 'days' then (true)
		when 'envelopes' then (true)
		when 'events' then (true)
		when 'guest_answers' then (true)
		when 'guest_mail_words' then (true)
		when 'guests' then (true)
		when 'invoices' then (not deleted and case when inserted
  then exists (select from invoices i where i.id = row_id and i.status = 'Draft')
  else before - array['due_date', 'date_offset'] = '{}' end)
		when 'parts' then (true)
		when 'rsvp_questions' then (true)
		when 'rsvp_replies' then (true)
		when 'tasks' then (true)
		when 'vendors' then (not deleted)
			and (not inserted or deleted or not exists (select from client_vendors o where o.vendor_id = may_undo.row_id)
				and not exists (select from day_vendors o where o.vendor_id = may_undo.row_id))
		else false end
$$;
