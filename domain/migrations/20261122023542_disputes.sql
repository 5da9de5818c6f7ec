CREATE TABLE "shop"."payment_event_reads" (
	"provider" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"suspended_licences" uuid[] DEFAULT '{}' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_state" CHECK (state in ('inquiry', 'open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "shop"."sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "shop"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "shop"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_of_order" ON "shop"."disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_by_time" ON "shop"."disputes" USING btree ("opened_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_provider_id" ON "shop"."disputes" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "sandbox_disputes_of_payment" ON "shop"."sandbox_disputes" USING btree ("payment_id");