ALTER TABLE "clients" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "language" text;--> statement-breakpoint
grant select (language) on clients to larkspur_door;--> statement-breakpoint
grant update (language) on people to larkspur_door;
