CREATE TABLE "shop"."trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"pid" text NOT NULL,
	"product_line" text NOT NULL,
	"fingerprint" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."licence_grants" DROP CONSTRAINT "licence_grants_source";--> statement-breakpoint
ALTER TABLE "shop"."offers" ADD COLUMN "trial_days" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "trials_of_member" ON "shop"."trials" USING btree ("member_id","product_line");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_of_device" ON "shop"."trials" USING btree ("fingerprint","product_line");--> statement-breakpoint
ALTER TABLE "shop"."licence_grants" ADD CONSTRAINT "licence_grants_source" CHECK (source in ('order', 'exchange_code', 'trial') and (source = 'order') = (order_id is not null));