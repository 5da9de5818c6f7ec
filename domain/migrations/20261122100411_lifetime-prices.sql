CREATE TABLE "shop"."lifetime_prices" (
	"pid" text NOT NULL,
	"term" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "lifetime_prices_pid_term_currency_pk" PRIMARY KEY("pid","term","currency"),
	CONSTRAINT "lifetime_prices_amount" CHECK ("shop"."lifetime_prices"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop"."subscription_periods" ALTER COLUMN "renewal_minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."subscription_periods" ALTER COLUMN "ends_at" DROP NOT NULL;