-- An order that is accepted late, or whose country is corrected, changes what the days of its refunds and lost disputes say.
CREATE FUNCTION "shop"."reopen_sales_days_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moment timestamptz;
BEGIN
	FOR moment IN
		SELECT settled_at FROM "shop"."refunds" WHERE order_id = NEW.id AND settled_at IS NOT NULL
		UNION
		SELECT closed_at FROM "shop"."disputes" WHERE order_id = NEW.id AND closed_at IS NOT NULL
	LOOP
		PERFORM pg_advisory_xact_lock_shared(hashtext('sales day'), (moment AT TIME ZONE 'UTC')::date - date '2000-01-01');
		DELETE FROM "shop"."sales_days" WHERE starts_at <= moment AND moment < ends_at;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_reopen_sales_days_of_refunds" AFTER UPDATE OF paid_at, country ON "shop"."orders" FOR EACH ROW
	WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at OR OLD.country IS DISTINCT FROM NEW.country)
	EXECUTE FUNCTION "shop"."reopen_sales_days_of_order"();
