create or replace function keep_task_text() returns trigger
    language plpgsql
    as $$
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
