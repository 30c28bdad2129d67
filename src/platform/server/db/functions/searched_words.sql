create or replace function searched_words(words text) returns text
    language sql immutable parallel safe
    return (' '::text || searchable(words));
