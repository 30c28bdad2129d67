DROP INDEX "guest_mails_once";--> statement-breakpoint
ALTER TABLE "envelopes" ADD COLUMN "no_mail_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_mails_once" ON "guest_mails" USING btree ("planner_id","envelope_id","kind") WHERE state <> 'left-out' and bounced_at is null and kind in ('save-the-date', 'invitation');--> statement-breakpoint
revoke execute on function end_guest_mail() from public;--> statement-breakpoint
grant execute on function end_guest_mail() to larkspur_link;
