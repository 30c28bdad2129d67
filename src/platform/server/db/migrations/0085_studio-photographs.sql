ALTER TABLE "studio_looks" ADD COLUMN "photograph_key" text;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD CONSTRAINT "billing_settings_logo" UNIQUE("logo_key");--> statement-breakpoint
ALTER TABLE "studio_looks" ADD CONSTRAINT "studio_looks_photograph" UNIQUE("photograph_key");--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION studio_pictures(integer), studio_picture_of(text) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION studio_pictures(integer) TO larkspur_couple, larkspur_door, larkspur_link, larkspur_planner;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION studio_picture_of(text) TO larkspur_door;
