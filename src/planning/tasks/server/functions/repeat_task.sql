-- Adds the next task when a repeating one is completed, due at the next time that is not past, and takes it away again
-- when the completion is taken back, unless it has been completed or changed.
create or replace function repeat_task() returns trigger
    language plpgsql
    as $$
declare
	step interval := case new.repeat when 'weekly' then interval '1 week' else interval '1 month' end;
	today date := studio_today()::date;
	own date := coalesce(new.due_date::date, today);
	base date := own;
	previous date;
	due date;
	times integer := 1;
begin
	if not new.completed then
		delete from tasks next where next.repeat_of = new.id and not next.completed
			and (next.title, next.description, next.priority, next.assigned_to) is not distinct from
				(new.title, new.description, new.priority, new.assigned_to);
	elsif not exists (select from tasks next where next.repeat_of = new.id) then
		-- The day of a chain that begins on the 31st is kept over shorter months. The task before has it, because no two
		-- consecutive months are both too short.
		if new.repeat = 'monthly' and extract(day from own + 1) = 1 then
			select before.due_date::date into previous from tasks before where before.id = new.repeat_of;
			if extract(day from previous) > extract(day from own) then
				base := previous;
			end if;
		end if;
		loop
			due := base + times * step;
			exit when due > greatest(today, own);
			times := times + 1;
		end loop;
		insert into tasks (planner_id, title, description, due_date, assigned_to, priority, phase, steps, repeat, repeat_of)
		values (new.planner_id, new.title, new.description, to_char(due, 'YYYY-MM-DD'), new.assigned_to, new.priority, new.phase,
			coalesce((select jsonb_agg(step.value || '{"done": false}' order by step.ordinality)
				from jsonb_array_elements(new.steps) with ordinality step), '[]'),
			new.repeat, new.id);
	end if;
	return null;
end
$$;
