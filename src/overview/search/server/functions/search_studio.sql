create or replace function search_studio(words text, most integer) returns table(type text, id integer, title text, category text, status text)
    language plpgsql stable security definer
    set search_path = pg_catalog, public, pg_temp
    set plan_cache_mode = force_generic_plan
    as $$
declare
	studio int := current_setting('app.planner')::int;
	sought text := searchable(words);
	plain text := replace(replace(replace(sought, '\', '\\'), '%', '\%'), '_', '\_');
	starts text := ' ' || plain || '%';
	word_starts text := '% ' || plain || '%';
	-- Two letters have no trigram of their own: they are found where words begin.
	wanted text := case when length(plain) < 3 then word_starts else '%' || plain || '%' end;
	-- Telephone numbers are compared by their digits, without the zero that a country's code replaces.
	digits text := ltrim(regexp_replace(words, '\D', '', 'g'), '0');
	reached text := case when words ~ '^[\d\s()+./-]+$' and length(digits) > 2 then '%' || digits || '%' else wanted end;
begin
	return query
	with found as (
		(select 1 as kind, c.id, c.partner_one_name || coalesce(' & ' || c.partner_two_name, '') as title, c.venue as category, c.status, c.search_text as place,
			search_rank(c.search_text, starts, word_starts) as rank
			from clients c where c.planner_id = studio and c.search_text like reached order by rank, c.search_text, c.id limit most)
		union all
		(select 2, e.id, e.title, e.type, null, e.search_text,
			search_rank(e.search_text, starts, word_starts) as rank
			from events e where e.planner_id = studio and e.search_text like wanted order by rank, e.search_text, e.id limit most)
		union all
		(select 3, t.id, t.title, t.priority,
			case when t.completed then 'completed' when t.assigned_to <> 'planner' then 'in-progress' else 'not-started' end,
			t.search_text,
			search_rank(t.search_text, starts, word_starts) as rank
			from tasks t where t.planner_id = studio and t.search_text like wanted order by rank, t.search_text, t.id limit most)
		union all
		(select 4, v.id, v.name, v.category, null, v.search_text,
			search_rank(v.search_text, starts, word_starts) as rank
			from vendors v where v.planner_id = studio and v.search_text like reached order by rank, v.search_text, v.id limit most)
		union all
		(select 5, d.id, d.original_name, d.category, null, d.search_text,
			search_rank(d.search_text, starts, word_starts) as rank
			from documents d where d.planner_id = studio and d.search_text like wanted order by rank, d.search_text, d.id limit most)
		union all
		(select 6, i.id, i.title, i.place, null, i.search_text,
			search_rank(i.search_text, starts, word_starts) as rank
			from day_items i where i.planner_id = studio and i.search_text like wanted order by rank, i.search_text, i.id limit most)
		union all
		(select 7, i.id, coalesce(i.invoice_number, 'Draft'), i.description, i.status, i.search_text,
			search_rank(i.search_text, starts, word_starts) as rank
			from invoices i where i.planner_id = studio and i.search_text like wanted
				and current_setting('app.rights') like '%money%' order by rank, i.search_text, i.id limit most)
		-- The newest of what is written comes first.
		union all
		(select 8, n.id, excerpt(n.text, n.search_text, sought), null, null, to_char(2147483647 - n.id, '0000000000'), 3
			from notes n where n.planner_id = studio and n.search_text like wanted order by n.id desc limit most)
		union all
		(select 9, m.id, excerpt(m.content, m.search_text, sought), null, null, to_char(2147483647 - m.id, '0000000000'), 3
			from messages m where m.planner_id = studio and m.search_text like wanted order by m.id desc limit most)
	), in_turn as (
		select *, row_number() over (partition by found.kind order by found.rank, found.place, found.id) as turn from found
	), shown as (
		-- Each kind has its best before any has more.
		select * from in_turn order by turn, kind limit most
	)
	select (array['client', 'event', 'task', 'vendor', 'document', 'item', 'invoice', 'note', 'message'])[shown.kind],
		shown.id, shown.title, shown.category, shown.status
	from shown order by shown.kind, turn;
end
$$;
