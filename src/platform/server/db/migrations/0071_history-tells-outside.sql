drop function if exists keep_change(text, jsonb, jsonb);
