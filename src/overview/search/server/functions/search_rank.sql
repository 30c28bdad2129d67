create or replace function search_rank(search_text text, starts text, word_starts text) returns integer
    language sql immutable parallel safe
    return case when (search_text ~~ starts) then 1 when (search_text ~~ word_starts) then 2 else 3 end;
