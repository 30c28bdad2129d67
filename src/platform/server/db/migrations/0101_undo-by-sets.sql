drop function if exists has_newer_parts(integer, text, integer, bigint, integer[]);
