CREATE TABLE "audit_entries" (
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"address" text,
	"wedding_id" integer,
	"details" jsonb NOT NULL,
	"after_break" boolean NOT NULL,
	"previous_seal" "bytea",
	"seal" "bytea" NOT NULL,
	"key_mark" text NOT NULL,
	CONSTRAINT "audit_entries_planner_id_seq_pk" PRIMARY KEY("planner_id","seq")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"planner_id" integer PRIMARY KEY DEFAULT current_setting('app.planner')::int NOT NULL,
	"seq" integer NOT NULL,
	"seal" "bytea",
	"head_seal" "bytea"
);
--> statement-breakpoint
ALTER TABLE "audit_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deleted_logs" (
	"studio" integer PRIMARY KEY NOT NULL,
	"deleted_at" timestamp(3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"seal" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "audit_entries_planner" ON "audit_entries" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%'));--> statement-breakpoint
CREATE POLICY "audit_heads_planner" ON "audit_heads" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%'));--> statement-breakpoint
CREATE POLICY "deleted_logs_door" ON "deleted_logs" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Written by hand:
revoke insert, update, delete, truncate on audit_entries from larkspur_planner;
--> statement-breakpoint
revoke all on audit_heads, deleted_logs from larkspur_planner;
--> statement-breakpoint
create trigger announce after insert on audit_entries for each row execute function announce_change('audit', '');
--> statement-breakpoint
create trigger keep_log before update or delete on audit_entries for each row execute function keep_audit_log();
--> statement-breakpoint
create trigger keep_log_whole before truncate on audit_entries for each statement execute function keep_audit_log();
--> statement-breakpoint
create trigger keep_log before delete on audit_heads for each row execute function keep_audit_log();
--> statement-breakpoint
create trigger keep_log_whole before truncate on audit_heads for each statement execute function keep_audit_log();
--> statement-breakpoint
revoke execute on function begin_audit_entry(integer) from public;
--> statement-breakpoint
grant execute on function begin_audit_entry(integer) to larkspur_planner, larkspur_door;
--> statement-breakpoint
revoke execute on function add_audit_entry(jsonb, bytea, bytea) from public;
--> statement-breakpoint
grant execute on function add_audit_entry(jsonb, bytea, bytea) to larkspur_planner, larkspur_door;
