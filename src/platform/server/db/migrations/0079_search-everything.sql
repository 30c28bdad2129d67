ALTER TABLE "clients" drop column "search_text";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searched_words(partner_one_name || coalesce(' & ' || partner_two_name, '') || coalesce(' ' || venue, '') || ' ' || email
        || coalesce(' ' || regexp_replace(phone, '\D', '', 'g'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "vendors" drop column "search_text";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searched_words(name || ' ' || category || coalesce(' ' || email, '') || coalesce(' ' || regexp_replace(phone, '\D', '', 'g'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searched_words(coalesce(invoice_number, '') || coalesce(' ' || description, '') || ' ' || jsonb_path_query_array(line_items, '$[*].description')::text)) STORED;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searched_words(content)) STORED;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searched_words(text)) STORED;--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notes_search" ON "notes" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
-- They went with the columns that they are on.
CREATE INDEX "clients_search" ON "clients" USING gin ("planner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_search" ON "vendors" USING gin ("planner_id","search_text" gin_trgm_ops);
