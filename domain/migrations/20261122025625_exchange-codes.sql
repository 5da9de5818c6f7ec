CREATE TABLE "shop"."exchange_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"pid" text NOT NULL,
	"licence_type" text NOT NULL,
	"redeemable_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."exchange_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"redeemed_at" timestamp with time zone,
	"licence_id" uuid,
	CONSTRAINT "exchange_codes_redeemed" CHECK (("shop"."exchange_codes"."redeemed_at" is null) = ("shop"."exchange_codes"."licence_id" is null))
);
--> statement-breakpoint
ALTER TABLE "shop"."exchange_codes" ADD CONSTRAINT "exchange_codes_batch_id_exchange_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "shop"."exchange_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_batches_by_time" ON "shop"."exchange_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_codes_key" ON "shop"."exchange_codes" USING btree ("code_key");--> statement-breakpoint
CREATE INDEX "exchange_codes_of_batch" ON "shop"."exchange_codes" USING btree ("batch_id","id");