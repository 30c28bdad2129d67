CREATE TABLE "accounting_connections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"company_id" text NOT NULL,
	"company_name" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"tokens" "bytea" NOT NULL,
	"invoices_read_to" text,
	"payments_read_to" text,
	"running" boolean DEFAULT false NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"last_synced_at" timestamp(3) with time zone,
	"last_error" text,
	"connected_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounting_connections_once" UNIQUE("planner_id")
);
--> statement-breakpoint
ALTER TABLE "accounting_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "accounting_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"local_id" integer NOT NULL,
	"external_id" text,
	"version" text,
	"agreed" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"last_error" text,
	"synced_at" timestamp(3) with time zone,
	CONSTRAINT "accounting_links_local" UNIQUE("planner_id","company_id","kind","local_id"),
	CONSTRAINT "accounting_links_external" UNIQUE("planner_id","company_id","kind","external_id")
);
--> statement-breakpoint
ALTER TABLE "accounting_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"payment_instructions" text,
	"tax_number" text,
	"tax_label" text,
	"tax_rate" text,
	"number_prefix" text DEFAULT 'INV-' NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	"freed_numbers" integer[] DEFAULT '{}' NOT NULL,
	"remind_before" integer,
	"remind_after" integer,
	"logo_key" text,
	CONSTRAINT "billing_settings_once" UNIQUE("planner_id")
);
--> statement-breakpoint
ALTER TABLE "billing_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"url" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "checkouts_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"status" text NOT NULL,
	"amount_before_cents" bigint,
	"amount_cents" bigint NOT NULL,
	"paid_before_cents" bigint,
	"paid_cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"date" text NOT NULL,
	"method" text,
	"note" text,
	"source" text DEFAULT 'planner' NOT NULL,
	"external_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_payments_external" UNIQUE("planner_id","source","external_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"due_date" text NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_reminders_once" UNIQUE("planner_id","invoice_id","due_date","kind")
);
--> statement-breakpoint
ALTER TABLE "invoice_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_label" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_rate" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issued_on" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_connections" ADD CONSTRAINT "accounting_connections_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_links" ADD CONSTRAINT "accounting_links_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD CONSTRAINT "billing_settings_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_invoice" FOREIGN KEY ("planner_id","invoice_id") REFERENCES "public"."invoices"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD CONSTRAINT "invoice_history_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD CONSTRAINT "invoice_history_invoice" FOREIGN KEY ("planner_id","invoice_id") REFERENCES "public"."invoices"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice" FOREIGN KEY ("planner_id","invoice_id") REFERENCES "public"."invoices"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice" FOREIGN KEY ("planner_id","invoice_id") REFERENCES "public"."invoices"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounting_links_by_wedding" ON "accounting_links" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "checkouts_by_wedding" ON "checkouts" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "checkouts_by_invoice" ON "checkouts" USING btree ("planner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_history_by_wedding" ON "invoice_history" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "invoice_history_by_invoice" ON "invoice_history" USING btree ("planner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_by_wedding" ON "invoice_payments" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_by_invoice" ON "invoice_payments" USING btree ("planner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_by_date" ON "invoice_payments" USING btree ("planner_id","date");--> statement-breakpoint
CREATE INDEX "invoice_reminders_by_wedding" ON "invoice_reminders" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "invoice_reminders_by_invoice" ON "invoice_reminders" USING btree ("planner_id","invoice_id");--> statement-breakpoint
CREATE POLICY "accounting_connections_planner" ON "accounting_connections" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "accounting_links_planner" ON "accounting_links" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "billing_settings_planner" ON "billing_settings" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "billing_settings_couple" ON "billing_settings" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "checkouts_planner" ON "checkouts" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "checkouts_couple" ON "checkouts" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and exists (select from invoices i where i.id = invoice_id)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and exists (select from invoices i where i.id = invoice_id));--> statement-breakpoint
CREATE POLICY "invoice_history_planner" ON "invoice_history" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "invoice_payments_planner" ON "invoice_payments" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "invoice_payments_couple" ON "invoice_payments" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and exists (select from invoices i where i.id = invoice_id)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and exists (select from invoices i where i.id = invoice_id));--> statement-breakpoint
CREATE POLICY "invoice_reminders_planner" ON "invoice_reminders" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));