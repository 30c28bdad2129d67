-- What the couple may do with what belongs to its portal.
grant select (id, name, email, business_name, business_email, business_phone, business_website) on planners to larkspur_couple;
--> statement-breakpoint
grant select, insert, delete on documents to larkspur_couple;
--> statement-breakpoint
grant select, insert on message_attachments to larkspur_couple;
--> statement-breakpoint
grant select (planner_id, client_id, color_scheme, typography, enabled_features, selected_invoices) on portal_customizations to larkspur_couple;
--> statement-breakpoint
grant select (id, planner_id, client_id, invoice_number, amount_cents, paid_cents, due_date, status, description, line_items, paid_date) on invoices to larkspur_couple;
--> statement-breakpoint
create trigger announce after insert or update or delete on documents for each row execute function announce_change('documents', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on message_attachments for each row execute function announce_change('messages', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on portal_customizations for each row execute function announce_change('portals', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on invoices for each row execute function announce_change('invoices', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on deleted_weddings for each row execute function announce_change('trash', '');
--> statement-breakpoint
-- Of what was deleted, the planner sees whose it was. The rows hold hashes, and are touched by the functions below alone.
revoke all on deleted_weddings from larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, wedding_id, partner_one_name, partner_two_name, wedding_date, email, is_activated, file_keys, deleted_at),
	delete on deleted_weddings to larkspur_planner;
--> statement-breakpoint
-- The tables of a wedding, those that others refer to first; sessions end with it, and don't come back.
create function tables_of_weddings() returns setof text language sql stable set search_path = public as $$
	select c.relname::text from pg_class c
	where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'couple_sessions'
		and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id')
	order by (select count(*) from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), c.relname
$$;
--> statement-breakpoint
-- Takes a wedding away with everything that belongs to it, and keeps it as it was. False if the planner has no such wedding.
create function delete_wedding(wedding int) returns boolean
language plpgsql security definer set search_path = public as $$
declare
	studio int := current_setting('app.planner')::int;
	gone clients;
	kept jsonb;
	part text;
	found_rows jsonb;
begin
	select * into gone from clients where planner_id = studio and id = wedding for update;
	if not found then return false; end if;
	kept := jsonb_build_object('clients', jsonb_build_array(to_jsonb(gone)));
	for part in select tables_of_weddings() loop
		execute format('select jsonb_agg(to_jsonb(r)) from %I r where planner_id = $1 and client_id = $2', part)
			into found_rows using studio, wedding;
		if found_rows is not null then kept := kept || jsonb_build_object(part, found_rows); end if;
	end loop;
	insert into deleted_weddings (planner_id, wedding_id, partner_one_name, partner_two_name, wedding_date, email, is_activated, rows, file_keys)
		values (studio, wedding, gone.partner_one_name, gone.partner_two_name, gone.wedding_date, gone.email, gone.is_activated, kept,
			array(select field.value from jsonb_each(kept) t, jsonb_array_elements(t.value) r, jsonb_each_text(r) field
				where field.key in ('avatar_key', 'file_key') and field.value is not null));
	delete from clients where planner_id = studio and id = wedding;
	return true;
end
$$;
--> statement-breakpoint
-- Puts rows back as they were, with their ids. What refers to something that has been deleted meanwhile stays away.
create function put_back(part text, kept jsonb) returns void
language plpgsql set search_path = public as $$
declare
	columns text;
	one jsonb;
begin
	select string_agg(quote_ident(a.attname), ', ') into columns from pg_attribute a
	where a.attrelid = part::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and kept -> 0 ? a.attname;
	for one in select jsonb_array_elements(kept) loop
		begin
			execute format('insert into %I (%s) overriding system value select %s from jsonb_populate_record(null::%I, $1)',
				part, columns, columns, part) using one;
		exception when foreign_key_violation then null;
		end;
	end loop;
end
$$;
--> statement-breakpoint
-- Brings a deleted wedding back. Null if the planner has deleted no such wedding.
create function restore_wedding(deleted int) returns int
language plpgsql security definer set search_path = public as $$
declare
	studio int := current_setting('app.planner')::int;
	was deleted_weddings;
	part text;
begin
	delete from deleted_weddings where planner_id = studio and id = deleted returning * into was;
	if not found then return null; end if;
	perform put_back('clients', was.rows -> 'clients');
	for part in select tables_of_weddings() loop
		if was.rows ? part then perform put_back(part, was.rows -> part); end if;
	end loop;
	return was.wedding_id;
end
$$;
--> statement-breakpoint
revoke execute on function tables_of_weddings(), delete_wedding(int), put_back(text, jsonb), restore_wedding(int) from public;
--> statement-breakpoint
grant execute on function delete_wedding(int), restore_wedding(int) to larkspur_planner;
--> statement-breakpoint
alter table documents add column search_text text generated always as (searchable(original_name || ' ' || filename)) stored;
--> statement-breakpoint
create index documents_search on documents using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
-- Row security would keep the trigram index out of the plan, because matching a pattern could leak what it sees. So this
-- function steps over it and names the planner itself, in each of its questions.
create or replace function search_studio(words text, most int)
returns table (type text, id int, title text, category text, status text)
language plpgsql stable security definer set search_path = public as $$
declare
	studio int := current_setting('app.planner')::int;
	plain text := replace(replace(replace(searchable(words), '\', '\\'), '%', '\%'), '_', '\_');
	starts text := plain || '%';
	word_starts text := '% ' || plain || '%';
	-- Two letters have no trigram of their own: they are found where words begin.
	short boolean := length(plain) < 3;
	first text := case when short then word_starts else '%' || plain || '%' end;
	second text := case when short then starts end;
begin
	return query
	select found.type, found.id, found.title, found.category, found.status from (
		(select 1 as kind, 'client' as type, c.id, c.partner_one_name || coalesce(' & ' || c.partner_two_name, '') as title,
			c.venue as category, c.status,
			case when c.search_text like starts then 1 when c.search_text like word_starts then 2 else 3 end as rank
			from clients c where c.planner_id = studio and (c.search_text like first or c.search_text like second)
			order by rank, title, c.id limit most)
		union all
		(select 2, 'event', e.id, e.title, e.type, null,
			case when e.search_text like starts then 1 when e.search_text like word_starts then 2 else 3 end as rank
			from events e where e.planner_id = studio and (e.search_text like first or e.search_text like second)
			order by rank, e.title, e.id limit most)
		union all
		(select 3, 'task', t.id, t.title, t.priority,
			case when t.completed then 'completed' when t.assigned_to <> 'planner' then 'in-progress' else 'not-started' end,
			case when t.search_text like starts then 1 when t.search_text like word_starts then 2 else 3 end as rank
			from tasks t where t.planner_id = studio and (t.search_text like first or t.search_text like second)
			order by rank, t.title, t.id limit most)
		union all
		(select 4, 'vendor', v.id, v.name, v.category, null,
			case when v.search_text like starts then 1 when v.search_text like word_starts then 2 else 3 end as rank
			from vendors v where v.planner_id = studio and (v.search_text like first or v.search_text like second)
			order by rank, v.name, v.id limit most)
		union all
		(select 5, 'document', d.id, d.original_name, d.category, null,
			case when d.search_text like starts then 1 when d.search_text like word_starts then 2 else 3 end as rank
			from documents d where d.planner_id = studio and (d.search_text like first or d.search_text like second)
			order by rank, d.original_name, d.id limit most)
	) found
	-- Five of each kind before more of any.
	order by row_number() over (partition by found.kind order by found.rank, found.title, found.id) > 5,
		found.kind, found.rank, found.title, found.id
	limit most;
end
$$;
