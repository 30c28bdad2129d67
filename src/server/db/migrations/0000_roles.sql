-- One role for each kind of caller; `within` switches to one of them. Roles belong to the whole server,
-- so another database on it may have made them already.
do $$
declare
	name text;
begin
	foreach name in array array['larkspur_planner', 'larkspur_couple', 'larkspur_door'] loop
		begin
			execute format('create role %I nologin', name);
		exception when duplicate_object or unique_violation then
			null;
		end;
		if not pg_has_role(current_user, name, 'member') then
			execute format('grant %I to %I', name, current_user);
		end if;
		execute format('grant usage on schema public to %I', name);
	end loop;
end
$$;
--> statement-breakpoint
-- A planner may work with every row that row security shows it. Tables with secrets take this back, column by column.
alter default privileges in schema public grant select, insert, update, delete on tables to larkspur_planner;
