ALTER TABLE "planners" ADD COLUMN "country" text DEFAULT 'US' NOT NULL;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "date_order" text;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "clock" integer;--> statement-breakpoint
ALTER TABLE "planners" ADD COLUMN "week_start" text;--> statement-breakpoint
grant select (country, currency, date_order, clock, week_start), update (country, currency, date_order, clock, week_start) on planners to larkspur_planner;--> statement-breakpoint
-- The paper of studios that had chosen none followed their time zone, and stays what it was.
update planners set paper_size = 'a4' where paper_size is null and not (
  time_zone ~ '^(America|US|Canada)/|^Pacific/(Honolulu|Guam|Pago_Pago|Saipan)$|^Asia/Manila$|^(Etc/)?UTC$'
  and time_zone !~ '^America/(Argentina|Araguaina|Asuncion|Bahia|Belem|Boa_Vista|Buenos_Aires|Campo_Grande|Cayenne|Cuiaba|Eirunepe|Fortaleza|Guayaquil|Guyana|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Paramaribo|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)\y'
);
