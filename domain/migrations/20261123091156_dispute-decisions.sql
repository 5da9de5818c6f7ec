CREATE TABLE "shop"."dispute_decisions" (
	"dispute_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_decisions_dispute_id_number_pk" PRIMARY KEY("dispute_id","number")
);
--> statement-breakpoint
ALTER TABLE "shop"."disputes" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."dispute_decisions" ADD CONSTRAINT "dispute_decisions_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "shop"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_decisions_by_time" ON "shop"."dispute_decisions" USING btree ("decided_at");--> statement-breakpoint
-- What is known of earlier decisions: of each dispute the last one, and, where it was lost before it was won, that.
INSERT INTO "shop"."dispute_decisions" ("dispute_id", "number", "state", "amount_minor", "decided_at")
	SELECT id, row_number() OVER (PARTITION BY id ORDER BY place), decided, amount_minor, at
	FROM "shop"."disputes", LATERAL (VALUES (1, 'lost', lost_at), (2, state, closed_at)) known (place, decided, at)
	WHERE at IS NOT NULL AND decided IN ('won', 'lost');--> statement-breakpoint
CREATE FUNCTION "shop"."note_dispute_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "shop"."dispute_decisions" ("dispute_id", "number", "state", "amount_minor", "decided_at")
		SELECT NEW.id, count(*) + 1, NEW.state, NEW.amount_minor, coalesce(NEW.closed_at, now())
		FROM "shop"."dispute_decisions" WHERE dispute_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "disputes_decided_first" AFTER INSERT ON "shop"."disputes" FOR EACH ROW
	WHEN (NEW.state IN ('won', 'lost')) EXECUTE FUNCTION "shop"."note_dispute_decision"();--> statement-breakpoint
CREATE TRIGGER "disputes_decided" AFTER UPDATE OF state ON "shop"."disputes" FOR EACH ROW
	WHEN (NEW.state IN ('won', 'lost') AND OLD.state IS DISTINCT FROM NEW.state)
	EXECUTE FUNCTION "shop"."note_dispute_decision"();--> statement-breakpoint
CREATE TRIGGER "dispute_decisions_reopen_sales_day" AFTER INSERT OR DELETE ON "shop"."dispute_decisions" FOR EACH ROW EXECUTE FUNCTION "shop"."reopen_sales_day"('decided_at');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "shop"."reopen_sales_days_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moment timestamptz;
BEGIN
	FOR moment IN
		SELECT settled_at FROM "shop"."refunds" WHERE order_id = NEW.id AND settled_at IS NOT NULL
		UNION
		SELECT closed_at FROM "shop"."disputes" WHERE order_id = NEW.id AND closed_at IS NOT NULL
		UNION
		SELECT decided_at FROM "shop"."dispute_decisions" JOIN "shop"."disputes" ON id = dispute_id WHERE order_id = NEW.id
	LOOP
		PERFORM pg_advisory_xact_lock_shared(hashtext('sales day'), (moment AT TIME ZONE 'UTC')::date - date '2000-01-01');
		DELETE FROM "shop"."sales_days" WHERE starts_at <= moment AND moment < ends_at;
	END LOOP;
	RETURN NULL;
END $$;
