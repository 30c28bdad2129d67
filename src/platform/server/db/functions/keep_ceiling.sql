-- The rows that a studio may have: more than any has, and few enough that its lists, exports and searches leave room for
-- the others. Looked at with each twentieth row, so that usual writes pay nothing; a studio can go over by some rows.
-- Arguments: how many, and what they are called.
create or replace function keep_ceiling() returns trigger
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp
    as $$
declare
	ceiling int := tg_argv[0];
	is_over boolean;
begin
	execute format('select exists (select from %I where planner_id = $1 offset $2)', tg_table_name)
		into is_over using new.planner_id, ceiling;
	if is_over then
		raise exception using errcode = 'check_violation', constraint = 'ceiling', message = format(
			'A studio can have %s %s. Please delete some that you no longer need.',
			to_char(ceiling, 'FM999,999,999'), tg_argv[1]);
	end if;
	return null;
end
$$;
