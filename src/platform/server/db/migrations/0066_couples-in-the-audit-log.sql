grant execute on function begin_audit_entry(integer) to larkspur_couple;--> statement-breakpoint
grant execute on function add_audit_entry(jsonb, bytea, bytea) to larkspur_couple;
