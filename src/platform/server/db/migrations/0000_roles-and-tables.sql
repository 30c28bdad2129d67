-- One role for each kind of caller, and one without rights in which connections for requests start (decision 019). Roles
-- belong to the whole server, so another database on it may have made them already.
do $$
declare
	name text;
begin
	foreach name in array array['larkspur_app', 'larkspur_planner', 'larkspur_couple', 'larkspur_door'] loop
		begin
			execute format('create role %I nologin', name);
		exception when duplicate_object or unique_violation then
			null;
		end;
		-- Whoever owns the tables must be able to switch to the role; only a superuser can without being a member.
		if not (select rolsuper from pg_roles where rolname = current_user) then
			execute format('grant %I to %I', name, current_user);
		end if;
		execute format('grant usage on schema public to %I', name);
	end loop;
end
$$;
--> statement-breakpoint
CREATE TABLE "accounting_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"company_name" text,
	"trouble" text,
	CONSTRAINT "accounting_answers_once" UNIQUE("planner_id","answer")
);
--> statement-breakpoint
ALTER TABLE "accounting_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "accounting_connections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"company_id" text NOT NULL,
	"company_name" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"tokens" "bytea" NOT NULL,
	"invoices_read_to" text,
	"payments_read_to" text,
	"deletions_read_to" text,
	"running_since" timestamp(3) with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"last_synced_at" timestamp(3) with time zone,
	"last_error" text,
	"ended_at" timestamp(3) with time zone,
	"pushed" integer DEFAULT 0 NOT NULL,
	"pulled" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
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
	"request_key" uuid DEFAULT gen_random_uuid() NOT NULL,
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
CREATE TABLE "mailed_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailed_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "mailed_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "planner_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planner_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "planner_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "planner_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "planners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"pending_email" text,
	"phone" text,
	"bio" text,
	"website" text,
	"location" text,
	"business_name" text,
	"business_email" text,
	"business_phone" text,
	"business_address" text,
	"business_website" text,
	"business_description" text,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"push_notifications" boolean DEFAULT true NOT NULL,
	"sms_notifications" boolean DEFAULT false NOT NULL,
	"client_messages" boolean DEFAULT true NOT NULL,
	"event_reminders" boolean DEFAULT true NOT NULL,
	"task_deadlines" boolean DEFAULT true NOT NULL,
	"payment_alerts" boolean DEFAULT true NOT NULL,
	"mail_digest" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "planners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"partner_one_name" text NOT NULL,
	"partner_two_name" text,
	"wedding_date" text,
	"venue" text,
	"email" text NOT NULL,
	"phone" text,
	"status" text DEFAULT 'initial' NOT NULL,
	"guest_count" text,
	"budget" text,
	"notes" text,
	"avatar_key" text,
	"is_activated" boolean DEFAULT false NOT NULL,
	"invite_sent" boolean DEFAULT false NOT NULL,
	"invite_expires_at" timestamp(3) with time zone,
	"last_login" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searched_words(partner_one_name || coalesce(' & ' || partner_two_name, '') || coalesce(' ' || venue, '') || ' ' || email)) STORED,
	CONSTRAINT "clients_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "couple_secrets" (
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer PRIMARY KEY NOT NULL,
	"password_hash" text,
	"invite_hash" "bytea",
	"invite_expires_at" timestamp(3) with time zone,
	"invite_used_at" timestamp(3) with time zone,
	CONSTRAINT "couple_secrets_inviteHash_unique" UNIQUE("invite_hash")
);
--> statement-breakpoint
ALTER TABLE "couple_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "couple_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couple_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "couple_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "couple_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"file_key" text,
	"thumbnail_key" text,
	"filename" text NOT NULL,
	"original_name" text NOT NULL,
	"file_type" text DEFAULT '' NOT NULL,
	"file_size" integer DEFAULT 0 NOT NULL,
	"uploaded_by" text NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"visible_to_couple" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searched_words(original_name || ' ' || filename)) STORED,
	CONSTRAINT "documents_of_couple_are_visible" CHECK ("documents"."visible_to_couple" or "documents"."uploaded_by" = 'planner')
);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"date" text NOT NULL,
	"time" text,
	"type" text DEFAULT 'milestone' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searched_words(title || coalesce(' ' || description, ''))) STORED
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"review" text,
	"category" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"planner_response" text,
	"responded_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "client_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "progress_goals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "progress_goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"current_value" integer DEFAULT 0 NOT NULL,
	"target_value" integer NOT NULL,
	"unit" text DEFAULT 'count' NOT NULL,
	"category" text NOT NULL,
	"month_year" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progress_goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"url" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"processing_at" timestamp(3) with time zone,
	"failed_at" timestamp(3) with time zone,
	"settled_at" timestamp(3) with time zone,
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
	"paid_cents" bigint NOT NULL,
	"about_cents" bigint,
	"words" text,
	"external_key" text,
	CONSTRAINT "invoice_history_external" UNIQUE("planner_id","external_key")
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
	"owed_again" boolean,
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
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"invoice_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"tax_cents" bigint DEFAULT 0 NOT NULL,
	"tax_label" text,
	"tax_rate" text,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"waived_cents" bigint DEFAULT 0 NOT NULL,
	"credited_cents" bigint GENERATED ALWAYS AS (least(waived_cents, greatest(amount_cents - paid_cents, 0))) STORED NOT NULL,
	"processing_cents" bigint DEFAULT 0 NOT NULL,
	"payment_failed_at" timestamp(3) with time zone,
	"issued_on" text,
	"due_date" text,
	"status" text DEFAULT 'Draft' NOT NULL,
	"description" text,
	"line_items" jsonb DEFAULT '[]' NOT NULL,
	"paid_date" text,
	"external_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_of_planner" UNIQUE("planner_id","id"),
	CONSTRAINT "invoices_number" UNIQUE("planner_id","invoice_number"),
	CONSTRAINT "invoices_external" UNIQUE("planner_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"begun_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sent_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"sender" text NOT NULL,
	"sender_name" text NOT NULL,
	"content" text NOT NULL,
	"timestamp" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"has_attachments" boolean DEFAULT false NOT NULL,
	CONSTRAINT "messages_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"related_id" integer,
	"related_type" text,
	"once_key" text,
	"mailed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "task_texts" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"planner_id" integer NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer,
	"title" text NOT NULL,
	"description" text,
	"due_date" text,
	"completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"assigned_to" text DEFAULT 'planner' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "client_vendors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_vendors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"client_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	"status" text DEFAULT 'potential' NOT NULL,
	CONSTRAINT "client_vendors_once" UNIQUE("planner_id","client_id","vendor_id")
);
--> statement-breakpoint
ALTER TABLE "client_vendors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer DEFAULT current_setting('app.planner')::int NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"email" text,
	"phone" text,
	"website" text,
	"address" text,
	"notes" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searched_words(name || ' ' || category || coalesce(' ' || email, ''))) STORED,
	CONSTRAINT "vendors_of_planner" UNIQUE("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "vendors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounting_answers" ADD CONSTRAINT "accounting_answers_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_connections" ADD CONSTRAINT "accounting_connections_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_links" ADD CONSTRAINT "accounting_links_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_sessions" ADD CONSTRAINT "planner_sessions_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD CONSTRAINT "billing_settings_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_secrets" ADD CONSTRAINT "couple_secrets_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_sessions" ADD CONSTRAINT "couple_sessions_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_feedback" ADD CONSTRAINT "client_feedback_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_goals" ADD CONSTRAINT "progress_goals_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_invoice" FOREIGN KEY ("planner_id","invoice_id") REFERENCES "public"."invoices"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD CONSTRAINT "invoice_history_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD CONSTRAINT "invoice_history_invoice" FOREIGN KEY ("planner_id","invoice_id") REFERENCES "public"."invoices"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice" FOREIGN KEY ("planner_id","invoice_id") REFERENCES "public"."invoices"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice" FOREIGN KEY ("planner_id","invoice_id") REFERENCES "public"."invoices"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message" FOREIGN KEY ("planner_id","message_id") REFERENCES "public"."messages"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_customizations" ADD CONSTRAINT "portal_customizations_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_weddings" ADD CONSTRAINT "deleted_weddings_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_vendors" ADD CONSTRAINT "client_vendors_wedding" FOREIGN KEY ("planner_id","client_id") REFERENCES "public"."clients"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_vendors" ADD CONSTRAINT "client_vendors_vendor" FOREIGN KEY ("planner_id","vendor_id") REFERENCES "public"."vendors"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."planners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounting_links_by_wedding" ON "accounting_links" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "mailed_tokens_by_planner" ON "mailed_tokens" USING btree ("planner_id","purpose");--> statement-breakpoint
CREATE INDEX "planner_sessions_by_planner" ON "planner_sessions" USING btree ("planner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "planners_email" ON "planners" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "planners_username" ON "planners" USING btree (lower("username")) WHERE "planners"."email_verified";--> statement-breakpoint
CREATE INDEX "clients_by_date" ON "clients" USING btree ("planner_id","wedding_date","id");--> statement-breakpoint
CREATE INDEX "clients_by_email" ON "clients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "couple_secrets_by_wedding" ON "couple_secrets" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "couple_sessions_by_wedding" ON "couple_sessions" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "attempts_by_key" ON "attempts" USING btree ("kind","key","at");--> statement-breakpoint
CREATE INDEX "attempts_by_age" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "documents_by_wedding" ON "documents" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_by_wedding" ON "events" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("planner_id","date","time" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "client_feedback_by_wedding" ON "client_feedback" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "client_feedback_newest" ON "client_feedback" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "progress_goals_by_month" ON "progress_goals" USING btree ("planner_id","month_year","id");--> statement-breakpoint
CREATE INDEX "checkouts_by_wedding" ON "checkouts" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "checkouts_by_invoice" ON "checkouts" USING btree ("planner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "checkouts_unsettled" ON "checkouts" USING btree ("id") WHERE "checkouts"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_history_by_wedding" ON "invoice_history" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "invoice_history_by_invoice" ON "invoice_history" USING btree ("planner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_by_wedding" ON "invoice_payments" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_by_invoice" ON "invoice_payments" USING btree ("planner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_by_date" ON "invoice_payments" USING btree ("planner_id","date");--> statement-breakpoint
CREATE INDEX "invoice_reminders_by_wedding" ON "invoice_reminders" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "invoice_reminders_by_invoice" ON "invoice_reminders" USING btree ("planner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_wedding" ON "invoices" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "invoices_by_due_date" ON "invoices" USING btree ("planner_id","due_date");--> statement-breakpoint
CREATE INDEX "message_attachments_by_wedding" ON "message_attachments" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "message_attachments_by_message" ON "message_attachments" USING btree ("planner_id","message_id");--> statement-breakpoint
CREATE INDEX "messages_by_wedding" ON "messages" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_by_thread" ON "messages" USING btree ("planner_id","client_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("planner_id","read","sender");--> statement-breakpoint
CREATE INDEX "notifications_by_planner" ON "notifications" USING btree ("planner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("planner_id","once_key");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("planner_id","is_read");--> statement-breakpoint
CREATE INDEX "portal_customizations_by_wedding" ON "portal_customizations" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "task_texts_search" ON "task_texts" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tasks_by_wedding" ON "tasks" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "tasks_by_due_date" ON "tasks" USING btree ("planner_id","due_date","id");--> statement-breakpoint
CREATE INDEX "tasks_pending" ON "tasks" USING btree ("planner_id") WHERE not completed;--> statement-breakpoint
CREATE INDEX "deleted_weddings_by_planner" ON "deleted_weddings" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "deleted_weddings_by_age" ON "deleted_weddings" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_weddings_files" ON "deleted_weddings" USING gin ("file_keys");--> statement-breakpoint
CREATE INDEX "client_vendors_by_wedding" ON "client_vendors" USING btree ("planner_id","client_id");--> statement-breakpoint
CREATE INDEX "client_vendors_by_vendor" ON "client_vendors" USING btree ("planner_id","vendor_id");--> statement-breakpoint
CREATE INDEX "vendors_by_name" ON "vendors" USING btree ("planner_id","name");--> statement-breakpoint
CREATE INDEX "vendors_search" ON "vendors" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "accounting_answers_planner" ON "accounting_answers" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "accounting_connections_planner" ON "accounting_connections" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "accounting_links_planner" ON "accounting_links" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "mailed_tokens_planner" ON "mailed_tokens" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "mailed_tokens_door" ON "mailed_tokens" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "planner_sessions_planner" ON "planner_sessions" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "planner_sessions_door" ON "planner_sessions" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "planners_planner" ON "planners" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (id = (select current_setting('app.planner')::int)) WITH CHECK (id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "planners_couple" ON "planners" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (id = (select current_setting('app.planner')::int)) WITH CHECK (id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "planners_door" ON "planners" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "planners_door_deletes" ON "planners" AS RESTRICTIVE FOR DELETE TO "larkspur_door" USING (not email_verified);--> statement-breakpoint
CREATE POLICY "billing_settings_planner" ON "billing_settings" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "billing_settings_couple" ON "billing_settings" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "clients_planner" ON "clients" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "clients_couple" ON "clients" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "clients_door" ON "clients" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "couple_secrets_planner" ON "couple_secrets" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "couple_secrets_door" ON "couple_secrets" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "couple_sessions_planner" ON "couple_sessions" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "couple_sessions_couple" ON "couple_sessions" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "couple_sessions_door" ON "couple_sessions" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "attempts_door" ON "attempts" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "documents_planner" ON "documents" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "documents_couple" ON "documents" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and visible_to_couple) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and visible_to_couple);--> statement-breakpoint
CREATE POLICY "documents_couple_adds" ON "documents" AS RESTRICTIVE FOR INSERT TO "larkspur_couple" WITH CHECK (uploaded_by = 'client');--> statement-breakpoint
CREATE POLICY "documents_couple_deletes" ON "documents" AS RESTRICTIVE FOR DELETE TO "larkspur_couple" USING (uploaded_by = 'client');--> statement-breakpoint
CREATE POLICY "events_planner" ON "events" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "events_couple" ON "events" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "client_feedback_planner" ON "client_feedback" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "client_feedback_couple" ON "client_feedback" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "progress_goals_planner" ON "progress_goals" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "checkouts_planner" ON "checkouts" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "checkouts_couple" ON "checkouts" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and exists (select from invoices i where i.id = invoice_id)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and exists (select from invoices i where i.id = invoice_id));--> statement-breakpoint
CREATE POLICY "invoice_history_planner" ON "invoice_history" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "invoice_payments_planner" ON "invoice_payments" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "invoice_payments_couple" ON "invoice_payments" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and exists (select from invoices i where i.id = invoice_id)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and exists (select from invoices i where i.id = invoice_id));--> statement-breakpoint
CREATE POLICY "invoice_reminders_planner" ON "invoice_reminders" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "invoices_planner" ON "invoices" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "invoices_couple" ON "invoices" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and status not in ('Draft', 'Void') and not is_sample and coalesce(
  (select selected_invoices = '[]' or selected_invoices @> to_jsonb(invoices.id) from portal_customizations), true)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int) and status not in ('Draft', 'Void') and not is_sample and coalesce(
  (select selected_invoices = '[]' or selected_invoices @> to_jsonb(invoices.id) from portal_customizations), true));--> statement-breakpoint
CREATE POLICY "sent_mails_door" ON "sent_mails" AS PERMISSIVE FOR ALL TO "larkspur_door" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "message_attachments_planner" ON "message_attachments" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "message_attachments_couple" ON "message_attachments" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "messages_planner" ON "messages" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "messages_couple" ON "messages" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "notifications_planner" ON "notifications" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "portal_customizations_planner" ON "portal_customizations" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "portal_customizations_couple" ON "portal_customizations" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "task_texts_planner" ON "task_texts" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "tasks_planner" ON "tasks" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "tasks_couple" ON "tasks" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "deleted_weddings_planner" ON "deleted_weddings" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "client_vendors_planner" ON "client_vendors" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "client_vendors_couple" ON "client_vendors" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and client_id = (select current_setting('app.client')::int));--> statement-breakpoint
CREATE POLICY "vendors_planner" ON "vendors" AS PERMISSIVE FOR ALL TO "larkspur_planner" USING (planner_id = (select current_setting('app.planner')::int)) WITH CHECK (planner_id = (select current_setting('app.planner')::int));--> statement-breakpoint
CREATE POLICY "vendors_couple" ON "vendors" AS PERMISSIVE FOR ALL TO "larkspur_couple" USING (planner_id = (select current_setting('app.planner')::int) and id in (select vendor_id from client_vendors)) WITH CHECK (planner_id = (select current_setting('app.planner')::int) and id in (select vendor_id from client_vendors));