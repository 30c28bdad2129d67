ALTER TABLE "planners" ADD COLUMN "deletes_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "deleted_weddings" ADD COLUMN "counts" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "planners_by_deletion" ON "planners" USING btree ("deletes_at") WHERE "planners"."deletes_at" is not null;--> statement-breakpoint
-- Written by hand:
GRANT SELECT (deletes_at), UPDATE (deletes_at) ON planners TO larkspur_planner;--> statement-breakpoint
GRANT SELECT (counts) ON deleted_weddings TO larkspur_planner;--> statement-breakpoint
CREATE TRIGGER forget_trashed AFTER DELETE ON deleted_weddings FOR EACH ROW EXECUTE FUNCTION forget_trashed();--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_trashed() FROM public;
