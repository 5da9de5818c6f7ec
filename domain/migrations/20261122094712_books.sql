CREATE TABLE "shop"."book_settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "book_settings_only" CHECK ("shop"."book_settings"."only")
);
--> statement-breakpoint
CREATE TABLE "shop"."exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"per_euro" numeric NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day"),
	CONSTRAINT "exchange_rates_per_euro" CHECK ("shop"."exchange_rates"."per_euro" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."balance_movements" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"about" text NOT NULL,
	"subject" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"fee_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"payout_id" text,
	CONSTRAINT "balance_movements_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "shop"."balance_reads" (
	"provider" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."payouts" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"arrives_on" date NOT NULL,
	CONSTRAINT "payouts_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
-- In one statement, so that the table is written anew once.
ALTER TABLE "shop"."invoices"
	ADD COLUMN "issued_on" text GENERATED ALWAYS AS ((document #>> '{issuedOn}')::text) STORED NOT NULL,
	ADD COLUMN "supplied_on" text GENERATED ALWAYS AS ((document #>> '{deliveredOn}')::text) STORED NOT NULL,
	ADD COLUMN "currency" text GENERATED ALWAYS AS ((document #>> '{currency}')::text) STORED NOT NULL,
	ADD COLUMN "tax_country" text GENERATED ALWAYS AS (coalesce(document #>> '{tax,country}', document #>> '{buyer,country}')) STORED,
	ADD COLUMN "tax_scheme" text GENERATED ALWAYS AS ((document #>> '{tax,scheme}')::text) STORED NOT NULL,
	ADD COLUMN "rate_bp" integer GENERATED ALWAYS AS ((document #>> '{tax,rateBp}')::integer) STORED NOT NULL,
	ADD COLUMN "net_minor" integer GENERATED ALWAYS AS ((document #>> '{netMinor}')::integer) STORED NOT NULL,
	ADD COLUMN "tax_minor" integer GENERATED ALWAYS AS ((document #>> '{taxMinor}')::integer) STORED NOT NULL,
	ADD COLUMN "gross_minor" integer GENERATED ALWAYS AS ((document #>> '{grossMinor}')::integer) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_disputes" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "balance_movements_of" ON "shop"."balance_movements" USING btree ("provider","about","subject");--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "shop"."invoices" USING btree ("demo","issued_on","ordinal");--> statement-breakpoint
CREATE INDEX "sandbox_events_by_time" ON "shop"."sandbox_events" USING btree ("created_at");--> statement-breakpoint
UPDATE "shop"."sandbox_disputes" SET "withdrawn_at" = "created_at" WHERE "state" <> 'inquiry';--> statement-breakpoint
INSERT INTO "shop"."staff_permissions" ("role", "permission") VALUES ('admin', 'books') ON CONFLICT DO NOTHING;
