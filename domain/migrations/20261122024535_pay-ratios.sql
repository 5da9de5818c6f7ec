CREATE TABLE "shop"."pay_ratios" (
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "pay_ratios_country_currency_kind_method_pk" PRIMARY KEY("country","currency","kind","method"),
	CONSTRAINT "pay_ratios_kind" CHECK (kind in ('subscription', 'non_subscription')),
	CONSTRAINT "pay_ratios_weight" CHECK ("shop"."pay_ratios"."weight" between 0 and 1000)
);
