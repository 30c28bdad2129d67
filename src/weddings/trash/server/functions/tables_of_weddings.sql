create or replace function tables_of_weddings() returns setof text
    language sql stable
    set search_path to 'public'
    as $$
	select c.relname::text from pg_class c
	where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (tables_without_trash())
		and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id')
	order by (select count(*) from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), c.relname
$$;
