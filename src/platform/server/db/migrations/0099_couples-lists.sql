revoke execute on function open_couples_list(integer) from public;--> statement-breakpoint
grant execute on function open_couples_list(integer) to larkspur_couple;--> statement-breakpoint
revoke execute on function undo_couples_change(integer) from public;--> statement-breakpoint
grant execute on function undo_couples_change(integer) to larkspur_couple;
