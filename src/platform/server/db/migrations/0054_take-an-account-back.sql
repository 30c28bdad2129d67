ALTER TABLE "mailed_tokens" ADD COLUMN "since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
revoke execute on function end_added_since(bytea) from public;--> statement-breakpoint
grant execute on function end_added_since(bytea) to larkspur_door;
--> statement-breakpoint
grant update (created_at) on links to larkspur_planner;
