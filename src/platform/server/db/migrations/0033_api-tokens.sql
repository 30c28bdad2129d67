CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"reads_only" boolean DEFAULT false NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_by_planner" ON "api_tokens" USING btree ("planner_id","id");--> statement-breakpoint
CREATE POLICY "api_tokens_planner" ON "api_tokens" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%account%'));--> statement-breakpoint
-- Written by hand:
create trigger announce after insert or delete on api_tokens for each row execute function announce_change('tokens', '');--> statement-breakpoint
revoke select, update on api_tokens from larkspur_planner;--> statement-breakpoint
grant select (id, planner_id, name, role, reads_only, created_at, expires_at, last_used_at) on api_tokens to larkspur_planner;--> statement-breakpoint
revoke execute on function enter_api_token(bytea) from public;--> statement-breakpoint
grant execute on function enter_api_token(bytea) to larkspur_app;
