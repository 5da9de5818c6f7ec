CREATE TABLE "shop"."country_proofs" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "country_proofs_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "country_proofs_kind" CHECK (kind in ('stated', 'network'))
);
--> statement-breakpoint
CREATE TABLE "shop"."order_taxes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"country" text,
	"scheme" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"company" text,
	"address" text,
	"vat_id" text,
	"vat_check_id" uuid,
	CONSTRAINT "order_taxes_scheme" CHECK (scheme in ('domestic', 'oss', 'reverse_charge', 'none')),
	CONSTRAINT "order_taxes_amount" CHECK ("shop"."order_taxes"."rate_bp" >= 0 and "shop"."order_taxes"."tax_minor" >= 0
        and ("shop"."order_taxes"."scheme" in ('domestic', 'oss') or "shop"."order_taxes"."rate_bp" + "shop"."order_taxes"."tax_minor" = 0)),
	CONSTRAINT "order_taxes_reverse_charge" CHECK ("shop"."order_taxes"."scheme" <> 'reverse_charge' or "shop"."order_taxes"."vat_check_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "shop"."tax_rates" (
	"country" text NOT NULL,
	"valid_from" date NOT NULL,
	"rate_bp" integer NOT NULL,
	CONSTRAINT "tax_rates_country_valid_from_pk" PRIMARY KEY("country","valid_from"),
	CONSTRAINT "tax_rates_rate" CHECK ("shop"."tax_rates"."rate_bp" between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "shop"."tax_registrations" (
	"country" text NOT NULL,
	"scheme" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"number" text NOT NULL,
	CONSTRAINT "tax_registrations_country_scheme_valid_from_pk" PRIMARY KEY("country","scheme","valid_from"),
	CONSTRAINT "tax_registrations_scheme" CHECK (scheme in ('domestic', 'oss')),
	CONSTRAINT "tax_registrations_dates" CHECK ("shop"."tax_registrations"."valid_from" <= "shop"."tax_registrations"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "shop"."vat_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vat_id" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"consultation" text,
	"name" text,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "shop"."country_proofs" ADD CONSTRAINT "country_proofs_order_id_order_taxes_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order_taxes"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_taxes" ADD CONSTRAINT "order_taxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_taxes" ADD CONSTRAINT "order_taxes_vat_check_id_vat_checks_id_fk" FOREIGN KEY ("vat_check_id") REFERENCES "shop"."vat_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vat_checks_of_id" ON "shop"."vat_checks" USING btree ("vat_id","checked_at");