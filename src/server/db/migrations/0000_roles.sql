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
		-- Whoever owns the tables must be able to switch to the role; only a superuser can without being a member.
		if not (select rolsuper from pg_roles where rolname = current_user) then
			execute format('grant %I to %I', name, current_user);
		end if;
		execute format('grant usage on schema public to %I', name);
	end loop;
end
$$;
--> statement-breakpoint
-- A planner may work with every row that row security shows it. Tables with secrets take this back, column by column.
alter default privileges in schema public grant select, insert, update, delete on tables to larkspur_planner;
