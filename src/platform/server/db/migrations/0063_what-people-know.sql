ALTER TABLE "notices" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "read_by" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_by_subject" ON "notices" USING btree ("planner_id","person_id","kind","subject_id");--> statement-breakpoint
grant update (read_by) on messages to larkspur_couple;--> statement-breakpoint
update notices set told = true where settled_at is not null;--> statement-breakpoint
update messages m set read_by = (select coalesce(array_agg(p.id), '{}') from people p where p.planner_id = m.planner_id and p.client_id = m.client_id)
    where m.read and m.sender = 'planner';
