-- Another one after each transaction that changed rows of these topics in the entered studio. Transactions that are forgotten are
-- older than those that come after them, so two states within a day never have both the same count and the same sum. The
-- first argument is what entered the studio, which is thereby evaluated before this.
create or replace function mark_of_topics(entered text, topics text[]) returns text
    language plpgsql stable security definer
    set search_path = pg_catalog, public, pg_temp
    as $$
declare
	mark text;
begin
	select count(*) || '-' || coalesce(sum(c.transaction), 0) into mark from topic_changes c
	where c.planner_id = current_setting('app.planner')::int and c.topic = any(topics);
	return mark;
end
$$;
