ALTER TABLE "planners" ADD COLUMN "today_mail" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "today_mail_hour" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "today_mailed_on" text;--> statement-breakpoint
grant select (today_mail, today_mail_hour), update (today_mail, today_mail_hour) on planners to larkspur_planner;
