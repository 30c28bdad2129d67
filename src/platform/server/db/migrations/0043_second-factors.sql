CREATE TABLE "couple_passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couple_passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"sign_count" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "couple_passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "couple_passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "authenticators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authenticators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"member_id" integer,
	"sealed_secret" "bytea" NOT NULL,
	"last_step" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "authenticators_once" UNIQUE NULLS NOT DISTINCT("planner_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "authenticators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" "bytea" NOT NULL,
	"challenge_hash" "bytea" NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"member_id" integer,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"sign_count" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"member_id" integer,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_sessions" ADD COLUMN "lacks_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "requires_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "couple_passkeys" ADD CONSTRAINT "couple_passkeys_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_passkeys" ADD CONSTRAINT "couple_passkeys_person" FOREIGN KEY ("planner_id","person_id") REFERENCES "public"."people"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_member" FOREIGN KEY ("planner_id","member_id") REFERENCES "public"."members"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member" FOREIGN KEY ("planner_id","member_id") REFERENCES "public"."members"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member" FOREIGN KEY ("planner_id","member_id") REFERENCES "public"."members"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_passkeys_by_wedding" ON "couple_passkeys" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "couple_passkeys_by_person" ON "couple_passkeys" USING btree ("planner_id","person_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_by_account" ON "passkeys" USING btree ("planner_id","member_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_by_account" ON "recovery_codes" USING btree ("planner_id","member_id");--> statement-breakpoint
CREATE POLICY "couple_passkeys_planner" ON "couple_passkeys" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%')) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and (select current_setting('app.rights') like '%work%'));--> statement-breakpoint
CREATE POLICY "couple_passkeys_couple" ON "couple_passkeys" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and person_id = (select current_setting('app.person')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and person_id = (select current_setting('app.person')::int));--> statement-breakpoint
CREATE POLICY "couple_passkeys_door" ON "couple_passkeys" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "authenticators_planner" ON "authenticators" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and member_id is not distinct from (select nullif(current_setting('app.member'), '')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and member_id is not distinct from (select nullif(current_setting('app.member'), '')::int));--> statement-breakpoint
CREATE POLICY "authenticators_door" ON "authenticators" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "passkey_challenges_door" ON "passkey_challenges" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "passkeys_planner" ON "passkeys" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and member_id is not distinct from (select nullif(current_setting('app.member'), '')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and member_id is not distinct from (select nullif(current_setting('app.member'), '')::int));--> statement-breakpoint
CREATE POLICY "passkeys_door" ON "passkeys" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recovery_codes_planner" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int) and member_id is not distinct from (select nullif(current_setting('app.member'), '')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and member_id is not distinct from (select nullif(current_setting('app.member'), '')::int));--> statement-breakpoint
CREATE POLICY "recovery_codes_door" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Written by hand:
revoke all on authenticators, recovery_codes, passkeys, passkey_challenges from larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, member_id, created_at, confirmed_at, last_used_at) on authenticators to larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, member_id, used_at) on recovery_codes to larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, member_id, name, created_at, last_used_at), update (name) on passkeys to larkspur_planner;
--> statement-breakpoint
grant select, insert, update, delete on authenticators, recovery_codes, passkeys, passkey_challenges to larkspur_door;
--> statement-breakpoint
grant select (requires_second_factor, has_second_factor), update (requires_second_factor) on planners to larkspur_planner;
--> statement-breakpoint
grant select (has_second_factor) on members to larkspur_planner;
--> statement-breakpoint
revoke execute on function note_second_factor(), follow_second_factors() from public;
--> statement-breakpoint
create trigger note_second_factor after insert or update of confirmed_at, member_id or delete on authenticators
	for each row execute function note_second_factor();
--> statement-breakpoint
create trigger note_second_factor after insert or update of member_id or delete on passkeys
	for each row execute function note_second_factor();
--> statement-breakpoint
create trigger follow_second_factors after update of requires_second_factor, has_second_factor on planners
	for each row execute function follow_second_factors();
--> statement-breakpoint
create trigger follow_second_factors after update of has_second_factor on members
	for each row execute function follow_second_factors();
--> statement-breakpoint
create trigger begin_with_second_factor before insert on planner_sessions
	for each row execute function begin_with_second_factor();
--> statement-breakpoint
revoke all on couple_passkeys from larkspur_planner;
--> statement-breakpoint
grant select (id, planner_id, client_id, person_id, name, created_at, last_used_at), delete on couple_passkeys to larkspur_couple;
--> statement-breakpoint
grant select, insert, update, delete on couple_passkeys to larkspur_door;
