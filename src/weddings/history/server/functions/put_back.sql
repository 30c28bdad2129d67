create or replace function put_back(part text, kept jsonb) returns void
    language plpgsql
    set search_path to 'public'
    as $_$
declare
	columns text;
	one jsonb;
	-- What becomes empty when the row that it names is deleted.
	emptied text[] := array(select a.attname from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.confdelsetcols)
		where k.conrelid = part::regclass and k.contype = 'f' and k.confdeltype = 'n');
begin
	select string_agg(quote_ident(a.attname), ', ') into columns from pg_attribute a
	where a.attrelid = part::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and kept -> 0 ? a.attname;
	for one in select jsonb_array_elements(kept) loop
		begin
			execute format('insert into %I (%s) overriding system value select %s from jsonb_populate_record(null::%I, $1)',
				part, columns, columns, part) using one;
		exception when foreign_key_violation then
			-- The member who had a task may have left the studio; a row without its wedding stays away.
			if one <> one - emptied then
				perform put_back(part, jsonb_build_array(one - emptied));
			end if;
		end;
	end loop;
end
$_$;
