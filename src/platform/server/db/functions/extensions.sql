-- Trigrams find words anywhere, without accents and case; btree_gin lets one index begin with the planner.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;
