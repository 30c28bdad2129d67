-- Added and changed rows come to the history and to calendars one by one: a join of transition tables costs more, and in a
-- statement of hundreds of rows several times as much.
revoke execute on function keep_row_history(), keep_row_in_feeds() from public;
--> statement-breakpoint
do $$
declare
	kept record;
begin
	for kept in
		select tgname as name, tgrelid::regclass as of_table, replace(tgname, 'keep_history_of_', '') as operation,
			replace(encode(tgargs, 'escape'), '\000', '') as omitted
		from pg_trigger where tgname in ('keep_history_of_insert', 'keep_history_of_update')
	loop
		execute format('create or replace trigger %I after %s on %s for each row execute function keep_row_history(%L)',
			kept.name, kept.operation, kept.of_table, kept.omitted);
	end loop;
end
$$;
--> statement-breakpoint
create or replace trigger keep_added_in_feeds after insert on events for each row execute function keep_row_in_feeds();
--> statement-breakpoint
create or replace trigger keep_changed_in_feeds after update on events for each row execute function keep_row_in_feeds();
