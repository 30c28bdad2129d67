-- Writes the history of one row. `was` is null for a new row, `becomes` for a deleted one; `outside` is what those outside call
-- the row, if they hear of it.
create or replace function keep_change(part text, was jsonb, becomes jsonb, outside text) returns void
    language plpgsql
    as $$
declare
	r jsonb := coalesce(becomes, was);
	studio int := r ->> 'planner_id';
	wedding int := r ->> case part when 'clients' then 'id' else 'client_id' end;
	operation text := case when was is null then 'insert' when becomes is null then 'delete' else 'update' end;
	link int := nullif(current_setting('app.link', true), '');
	author text := case when link is not null then 'link'
		when coalesce(current_setting('app.client', true), '') <> '' then 'couple'
		when coalesce(current_setting('app.planner', true), '') <> '' then 'planner' else 'system' end;
	-- The name of whoever of the couple, or which member of the studio other than its owner, or for whom the link is, that makes the change.
	person text := case when link is null then nullif(current_setting('app.person_name', true), '')
		else (select l.label from links l where l.id = link) end;
begin
	if operation = 'update' then
		select jsonb_object_agg(n.key, was -> n.key), jsonb_object_agg(n.key, n.value) into was, becomes
		from jsonb_each(becomes) n where n.value is distinct from was -> n.key;
		if becomes is null then return; end if;
	end if;
	insert into history (planner_id, client_id, batch, table_name, row_id, operation, subject, before, after, by_kind, by_name)
	values (studio, wedding, current_batch(), part, (r ->> 'id')::int, operation, history_subject(part, r), was, becomes, author, person);
	-- A condition of its own, so that changes of other tables ask for nobody outside.
	if outside <> '' then perform tell_outside(studio, part, outside, operation, (r ->> 'id')::int, wedding); end if;
end
$$;
