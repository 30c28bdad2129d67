CREATE INDEX "tasks_pending" ON "tasks" USING btree ("planner_id") WHERE not completed;
--> statement-breakpoint
alter table tasks reset (fillfactor);
--> statement-breakpoint
-- What is searched begins with a space, as every word in it does: one pattern finds the beginnings of words, where there
-- had to be a second one for the first word.
create function searched_words(words text) returns text language sql immutable parallel safe
	return ' ' || public.searchable(words);
--> statement-breakpoint
-- What is searched in a task stands beside it: a tick writes its row anew, and would write all its trigrams again (decision 014).
create table task_texts (
	task_id integer primary key,
	planner_id integer not null,
	search_text text not null
);
--> statement-breakpoint
insert into task_texts (task_id, planner_id, search_text)
	select id, planner_id, searched_words(title || coalesce(' ' || description, '')) from tasks;
--> statement-breakpoint
create index task_texts_search on task_texts using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
alter table task_texts enable row level security;
--> statement-breakpoint
create policy task_texts_planner on task_texts to larkspur_planner
	using (planner_id = (select current_setting('app.planner')::int)) with check (planner_id = (select current_setting('app.planner')::int));
--> statement-breakpoint
create function keep_task_text() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' then
		delete from task_texts where task_id = old.id;
	else
		insert into task_texts (task_id, planner_id, search_text)
			values (new.id, new.planner_id, searched_words(new.title || coalesce(' ' || new.description, '')))
			on conflict (task_id) do update set search_text = excluded.search_text;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger keep_text after insert or update of title, description or delete on tasks for each row execute function keep_task_text();
--> statement-breakpoint
alter table tasks drop column search_text;
--> statement-breakpoint
alter table clients drop column search_text;
--> statement-breakpoint
alter table clients add column search_text text generated always as (searched_words(
	partner_one_name || coalesce(' & ' || partner_two_name, '') || coalesce(' ' || venue, '') || ' ' || email)) stored;
--> statement-breakpoint
create index clients_search on clients using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
alter table events drop column search_text;
--> statement-breakpoint
alter table events add column search_text text generated always as (searched_words(title || coalesce(' ' || description, ''))) stored;
--> statement-breakpoint
create index events_search on events using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
alter table vendors drop column search_text;
--> statement-breakpoint
alter table vendors add column search_text text generated always as (searched_words(name || ' ' || category || coalesce(' ' || email, ''))) stored;
--> statement-breakpoint
create index vendors_search on vendors using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
alter table documents drop column search_text;
--> statement-breakpoint
alter table documents add column search_text text generated always as (searched_words(original_name || ' ' || filename)) stored;
--> statement-breakpoint
create index documents_search on documents using gin (planner_id, search_text gin_trgm_ops);
--> statement-breakpoint
-- Texts that begin with the words stand before those in which a word does, and these before all others.
create function search_rank(search_text text, starts text, word_starts text) returns int language sql immutable parallel safe
	return case when search_text like starts then 1 when search_text like word_starts then 2 else 3 end;
--> statement-breakpoint
-- Row security would keep the trigram index out of the plan, so this steps over it and names the planner itself (decision 006).
create or replace function search_studio(words text, most int)
returns table (type text, id int, title text, category text, status text)
language plpgsql stable security definer set search_path = public set plan_cache_mode = force_generic_plan as $$
declare
	studio int := current_setting('app.planner')::int;
	plain text := replace(replace(replace(searchable(words), '\', '\\'), '%', '\%'), '_', '\_');
	starts text := ' ' || plain || '%';
	word_starts text := '% ' || plain || '%';
	-- Two letters have no trigram of their own: they are found where words begin.
	wanted text := case when length(plain) < 3 then word_starts else '%' || plain || '%' end;
begin
	return query
	select (array['client', 'event', 'task', 'vendor', 'document'])[found.kind], found.id, found.title, found.category, found.status from (
		(select 1 as kind, c.id, c.partner_one_name || coalesce(' & ' || c.partner_two_name, '') as title, c.venue as category, c.status, c.search_text as place,
			search_rank(c.search_text, starts, word_starts) as rank
			from clients c where c.planner_id = studio and c.search_text like wanted order by rank, c.search_text, c.id limit most)
		union all
		(select 2, e.id, e.title, e.type, null, e.search_text,
			search_rank(e.search_text, starts, word_starts) as rank
			from events e where e.planner_id = studio and e.search_text like wanted order by rank, e.search_text, e.id limit most)
		union all
		(select 3, t.id, t.title, t.priority,
			case when t.completed then 'completed' when t.assigned_to <> 'planner' then 'in-progress' else 'not-started' end,
			best.search_text, best.rank
			from (select x.task_id, x.search_text,
				search_rank(x.search_text, starts, word_starts) as rank
				from task_texts x where x.planner_id = studio and x.search_text like wanted order by rank, x.search_text, x.task_id limit most) best
			cross join lateral (select task.* from tasks task where task.id = best.task_id limit 1) t)
		union all
		(select 4, v.id, v.name, v.category, null, v.search_text,
			search_rank(v.search_text, starts, word_starts) as rank
			from vendors v where v.planner_id = studio and v.search_text like wanted order by rank, v.search_text, v.id limit most)
		union all
		(select 5, d.id, d.original_name, d.category, null, d.search_text,
			search_rank(d.search_text, starts, word_starts) as rank
			from documents d where d.planner_id = studio and d.search_text like wanted order by rank, d.search_text, d.id limit most)
	) found
	-- Five of each kind before more of any.
	order by row_number() over (partition by found.kind order by found.rank, found.place, found.id) > 5,
		found.kind, found.rank, found.place, found.id
	limit most;
end
$$;
