ALTER TABLE "letters" ADD COLUMN "uncertain_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "sent_again_at" timestamp(3) with time zone;--> statement-breakpoint
grant select (uncertain_at, sent_again_at), update (sent_again_at) on letters to larkspur_planner;
