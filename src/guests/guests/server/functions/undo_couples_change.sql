-- Takes back what the couple itself has changed in its guest list in the last day, as a batch of its own. Nothing comes back if the
-- batch is another's, older, or about anything else. Couples see no history, and so this runs as its owner, who sees all rows.
create or replace function undo_couples_change(undone integer) returns table (subject text, kept boolean)
    language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	studio int := nullif(current_setting('app.planner', true), '')::int;
	wedding int := nullif(current_setting('app.client', true), '')::int;
	made int;
	done jsonb;
begin
	if wedding is null or current_setting('app.access', true) = 'only-money'
		or not exists (select from history h where h.planner_id = studio and h.batch = undone)
		or exists (select from history h where h.planner_id = studio and h.batch = undone and (
			h.client_id is distinct from wedding or h.by_kind <> 'couple' or h.at < now() - interval '1 day'
			or h.table_name not in ('envelopes', 'guests', 'guest_answers') and not (h.table_name = 'parts' and h.operation = 'insert')
				and not (h.table_name = 'rsvp_replies' and h.operation = 'delete')))
	then
		return;
	end if;
	insert into history_batches (planner_id, client_id, kind, about)
	values (studio, wedding, 'undo', jsonb_build_object('of', undone)) returning id into made;
	perform set_config('larkspur.batch', made::text, true);
	select coalesce(jsonb_agg(to_jsonb(u)), '[]') into done from undo_batch(undone) u;
	if not done @> '[{"kept": true}]' then
		update history_batches b set about = b.about || '{"whole": true}' where b.planner_id = studio and b.id = made;
	end if;
	return query select r.subject, r.kept from jsonb_to_recordset(done) as r(subject text, kept boolean);
end
$$;
