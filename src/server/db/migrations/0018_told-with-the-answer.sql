-- Our own connections hear of a change with the answer, and tell it once it is committed (decision 002). Everybody else's
-- are announced by the database: it makes such commits wait for each other, disk and all. What was just said is not
-- repeated, so that changing a thousand rows does not say a thousand times the same.
create or replace function announce_change() returns trigger language plpgsql as $$
declare
	changed record := case when tg_op = 'DELETE' then old else new end;
	wedding int;
	change text;
begin
	if tg_argv[1] = 'client_id' then wedding := changed.client_id;
	elsif tg_argv[1] = 'id' then wedding := changed.id;
	end if;
	change := concat(changed.planner_id, '/', wedding, '/', tg_argv[0]);
	if current_setting('larkspur.tells', true) is distinct from 'on' then
		perform pg_notify('larkspur_changed', ':' || change);
	elsif current_setting('larkspur.told', true) is distinct from change then
		perform set_config('larkspur.told', change, true);
		raise info using errcode = 'LSNEW', message = change;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create or replace function announce_account() returns trigger language plpgsql as $$
declare
	change text := concat(new.id, '//account');
begin
	if current_setting('larkspur.tells', true) is distinct from 'on' then
		perform pg_notify('larkspur_changed', ':' || change);
	else
		raise info using errcode = 'LSNEW', message = change;
	end if;
	return null;
end
$$;
