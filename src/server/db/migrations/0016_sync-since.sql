ALTER TABLE "accounting_connections" DROP COLUMN "running";--> statement-breakpoint
-- The couple's role reads whether an invoice is a sample only to be kept from it.
grant select (is_sample) on invoices to larkspur_couple;
--> statement-breakpoint
-- A couple takes back what it sent itself, and never what its planner gave it.
create policy documents_couple_deletes on documents as restrictive for delete to larkspur_couple using (uploaded_by = 'client');
--> statement-breakpoint
create policy documents_couple_adds on documents as restrictive for insert to larkspur_couple with check (uploaded_by = 'client');
