revoke execute on function batch_is_withheld(integer, bigint) from public;
--> statement-breakpoint
grant execute on function batch_is_withheld(integer, bigint) to larkspur_planner;
