-- Which rows belong to which: a row of `part` names in a column the one of `above`, and `stays` with it or not.
create or replace function belongings() returns table (part text, of_column text, above text, stays boolean)
    language sql immutable
    as $$
	values ('day_items', 'day_id', 'days', false),
		('day_contacts', 'day_id', 'days', false),
		('guests', 'envelope_id', 'envelopes', true),
		('guest_answers', 'guest_id', 'guests', true),
		('guest_answers', 'part_id', 'parts', false),
		('rsvp_replies', 'question_id', 'rsvp_questions', false)
$$;
