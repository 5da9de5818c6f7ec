CREATE TABLE "shop"."sales_day_takings" (
	"day" date NOT NULL,
	"pid" text,
	"by_country" boolean NOT NULL,
	"country" text,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	"charged_back_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."sales_day_taxes" (
	"day" date NOT NULL,
	"demo" boolean NOT NULL,
	"currency" text NOT NULL,
	"country" text,
	"scheme" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"net_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"gross_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."sales_days" (
	"day" date PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."sales_day_takings" ADD CONSTRAINT "sales_day_takings_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "shop"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sales_day_taxes" ADD CONSTRAINT "sales_day_taxes_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "shop"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_day_takings_of_day" ON "shop"."sales_day_takings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_day_takings_of_product" ON "shop"."sales_day_takings" USING btree ("pid","day");--> statement-breakpoint
CREATE INDEX "sales_day_taxes_of_day" ON "shop"."sales_day_taxes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_days_end" ON "shop"."sales_days" USING btree ("ends_at");--> statement-breakpoint
CREATE FUNCTION "shop"."reopen_sales_day"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moment timestamptz;
BEGIN
	-- The lock lets nobody add the day up until this is to be seen, whatever the day is called where the seller is.
	FOR moment IN
		SELECT DISTINCT (changed ->> TG_ARGV[0])::timestamptz
		FROM unnest(ARRAY[to_jsonb(OLD), to_jsonb(NEW)]) changed
		WHERE changed ->> TG_ARGV[0] IS NOT NULL
	LOOP
		PERFORM pg_advisory_xact_lock_shared(hashtext('sales day'), (moment AT TIME ZONE 'UTC')::date - date '2000-01-01');
		DELETE FROM "shop"."sales_days" WHERE starts_at <= moment AND moment < ends_at;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_reopen_sales_day" AFTER INSERT OR DELETE OR UPDATE OF paid_at, paid_minor, paid_currency, country ON "shop"."orders" FOR EACH ROW EXECUTE FUNCTION "shop"."reopen_sales_day"('paid_at');--> statement-breakpoint
CREATE TRIGGER "refunds_reopen_sales_day" AFTER INSERT OR DELETE OR UPDATE OF state, settled_at ON "shop"."refunds" FOR EACH ROW EXECUTE FUNCTION "shop"."reopen_sales_day"('settled_at');--> statement-breakpoint
CREATE TRIGGER "disputes_reopen_sales_day" AFTER INSERT OR DELETE OR UPDATE OF state, closed_at, amount_minor ON "shop"."disputes" FOR EACH ROW EXECUTE FUNCTION "shop"."reopen_sales_day"('closed_at');--> statement-breakpoint
CREATE FUNCTION "shop"."reopen_sales_day_of_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(hashtext('sales day'), NEW.issued_on::date - date '2000-01-01');
	DELETE FROM "shop"."sales_days" WHERE day = NEW.issued_on::date;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_reopen_sales_day" AFTER INSERT ON "shop"."invoices" FOR EACH ROW EXECUTE FUNCTION "shop"."reopen_sales_day_of_document"();
