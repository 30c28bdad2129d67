-- Trigrams find words anywhere, without accents and case; btree_gin lets one index begin with the planner.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
create function searchable(words text) returns text language sql immutable parallel safe
	return lower(public.unaccent('public.unaccent'::regdictionary, coalesce(words, '')));
--> statement-breakpoint
alter table clients add column search_text text generated always as (searchable(
	partner_one_name || coalesce(' & ' || partner_two_name, '') || coalesce(' ' || venue, '') || ' ' || email)) stored;
--> statement-breakpoint
alter table events add column search_text text generated always as (searchable(title || coalesce(' ' || description, ''))) stored;
--> statement-breakpoint
alter table tasks add column search_text text generated always as (searchable(title || coalesce(' ' || description, ''))) stored;
--> statement-breakpoint
alter table vendors add column search_text text generated always as (searchable(name || ' ' || category || coalesce(' ' || email, ''))) stored;
--> statement-breakpoint
create index clients_search on clients using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
create index events_search on events using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
create index tasks_search on tasks using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
create index vendors_search on vendors using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
-- Row security would keep the trigram index out of the plan, because matching a pattern could leak what it sees. So this
-- function steps over it and names the planner itself, in each of its four questions.
create function search_studio(words text, most int)
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
	) found
	-- Five of each kind before more of any.
	order by row_number() over (partition by found.kind order by found.rank, found.title, found.id) > 5,
		found.kind, found.rank, found.title, found.id
	limit most;
end
$$;
--> statement-breakpoint
revoke execute on function search_studio(text, int) from public;
--> statement-breakpoint
grant execute on function search_studio(text, int) to larkspur_planner;
