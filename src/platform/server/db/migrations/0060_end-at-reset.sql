revoke execute on function end_at_reset(bytea) from public;--> statement-breakpoint
grant execute on function end_at_reset(bytea) to larkspur_door;
