CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"file_key" text,
	"filename" text NOT NULL,
	"original_name" text NOT NULL,
	"file_type" text DEFAULT '' NOT NULL,
	"file_size" integer DEFAULT 0 NOT NULL,
	"uploaded_by" text NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"invoice_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"due_date" text,
	"status" text DEFAULT 'Draft' NOT NULL,
	"description" text,
	"line_items" jsonb DEFAULT '[]' NOT NULL,
	"paid_date" text,
	"external_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_of_planner" UNIQUE("planner_id","id"),
	CONSTRAINT "invoices_number" UNIQUE("planner_id","invoice_number"),
	CONSTRAINT "invoices_external" UNIQUE("planner_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"original_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"uploaded_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portal_customizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal_customizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"color_scheme" text DEFAULT 'sand' NOT NULL,
	"typography" text DEFAULT 'inter' NOT NULL,
	"enabled_features" jsonb DEFAULT '["calendar", "tasks", "vendors", "documents", "messaging"]' NOT NULL,
	"selected_invoices" jsonb DEFAULT '[]' NOT NULL,
	"custom_css" text,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portal_customizations_once" UNIQUE("planner_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "portal_customizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deleted_weddings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deleted_weddings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"wedding_id" integer NOT NULL,
	"partner_one_name" text NOT NULL,
	"partner_two_name" text,
	"wedding_date" text,
	"email" text NOT NULL,
	"is_activated" boolean NOT NULL,
	"rows" jsonb NOT NULL,
	"file_keys" text[] DEFAULT '{}' NOT NULL,
	"deleted_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_weddings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_of_planner" UNIQUE("planner_id","id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message" FOREIGN KEY ("planner_id","message_id") REFERENCES "public"."messages"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_customizations" ADD CONSTRAINT "portal_customizations_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_weddings" ADD CONSTRAINT "deleted_weddings_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_by_wedding" ON "documents" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "invoices_by_wedding" ON "invoices" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "invoices_by_due_date" ON "invoices" USING btree ("planner_id","due_date");--> statement-breakpoint
CREATE INDEX "message_attachments_by_wedding" ON "message_attachments" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "message_attachments_by_message" ON "message_attachments" USING btree ("planner_id","message_id");--> statement-breakpoint
CREATE INDEX "portal_customizations_by_wedding" ON "portal_customizations" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "deleted_weddings_by_planner" ON "deleted_weddings" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "deleted_weddings_by_age" ON "deleted_weddings" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_weddings_files" ON "deleted_weddings" USING gin ("file_keys");--> statement-breakpoint
CREATE POLICY "planners_couple" ON "planners" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (id = (select current_setting('app.planner')::int)) WITH CHECK (id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "documents_planner" ON "documents" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "documents_couple" ON "documents" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "invoices_planner" ON "invoices" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "invoices_couple" ON "invoices" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and status not in ('Draft', 'Void') and coalesce(
  (select selected_invoices = '[]' or selected_invoices @> to_jsonb(invoices.id) from portal_customizations), true)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and status not in ('Draft', 'Void') and coalesce(
  (select selected_invoices = '[]' or selected_invoices @> to_jsonb(invoices.id) from portal_customizations), true));--> statement-breakpoint
CREATE POLICY "message_attachments_planner" ON "message_attachments" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "message_attachments_couple" ON "message_attachments" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "portal_customizations_planner" ON "portal_customizations" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "portal_customizations_couple" ON "portal_customizations" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "deleted_weddings_planner" ON "deleted_weddings" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));