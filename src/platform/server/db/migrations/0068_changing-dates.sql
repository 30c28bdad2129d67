revoke execute on function date_is_changing(integer, integer) from public;--> statement-breakpoint
grant execute on function date_is_changing(integer, integer) to larkspur_couple, larkspur_link, larkspur_planner;
