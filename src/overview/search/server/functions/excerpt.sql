create or replace function excerpt(content text, search_text text, sought text) returns text
    language sql immutable parallel safe
    as $$
	-- The searched text begins with a blank, and is as long as the content but for a few letters.
	select case when begins > 1 then '…' else '' end || trim(regexp_replace(substr(content, begins, 160), '\s+', ' ', 'g'))
	from (select greatest(1, strpos(search_text, sought) - 41) as begins) at
$$;
