create or replace function searchable(words text) returns text
    language sql immutable parallel safe
    return lower(unaccent('unaccent'::regdictionary, COALESCE(words, ''::text)));
