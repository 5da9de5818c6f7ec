CREATE TABLE "shop"."refund_limits" (
	"role" text NOT NULL,
	"currency" text NOT NULL,
	"max_minor" integer,
	CONSTRAINT "refund_limits_role_currency_pk" PRIMARY KEY("role","currency"),
	CONSTRAINT "refund_limits_max" CHECK ("shop"."refund_limits"."max_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."refund_lines" (
	"refund_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_line_id_pk" PRIMARY KEY("refund_id","line_id"),
	CONSTRAINT "refund_lines_amount" CHECK ("shop"."refund_lines"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"ask_after" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "refunds_amount" CHECK ("shop"."refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_state" CHECK (state in ('requested', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "shop"."sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "shop"."orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
ALTER TABLE "shop"."orders" DROP CONSTRAINT "orders_paid_at";--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "refunded_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_events" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "shop"."refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "shop"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "shop"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "shop"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "shop"."refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "shop"."refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_id" ON "shop"."refunds" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "refunds_to_ask" ON "shop"."refunds" USING btree ("ask_after") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "sandbox_refunds_of_payment" ON "shop"."sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_refunded" CHECK ("shop"."orders"."refunded_minor" between 0 and coalesce("shop"."orders"."paid_minor", "shop"."orders"."total_minor"));--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_state" CHECK (state in ('pending', 'paid', 'review', 'cancelled', 'partly_refunded', 'refunded', 'disputed', 'charged_back'));--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_paid_at" CHECK ("shop"."orders"."state" in ('pending', 'review', 'cancelled') or "shop"."orders"."paid_at" is not null);--> statement-breakpoint
-- Who may send how much of one order back, until staff of the shop say otherwise.
INSERT INTO "shop"."refund_limits" ("role", "currency", "max_minor")
	VALUES ('admin', '*', NULL), ('support', 'USD', 10000), ('support', 'EUR', 10000), ('support', 'JPY', 15000);
