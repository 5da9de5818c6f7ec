CREATE TABLE "shop"."recurring_month_sums" (
	"month" date NOT NULL,
	"upto" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"opening_twelfths" bigint NOT NULL,
	"new" bigint NOT NULL,
	"reactivated" bigint NOT NULL,
	"expansion" bigint NOT NULL,
	"contraction" bigint NOT NULL,
	"churned" bigint NOT NULL,
	"opening_subscribers" integer NOT NULL,
	"came" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "recurring_month_sums_month_upto_currency_pk" PRIMARY KEY("month","upto","currency")
);
--> statement-breakpoint
CREATE TABLE "shop"."recurring_months" (
	"month" date NOT NULL,
	"upto" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recurring_months_month_upto_pk" PRIMARY KEY("month","upto")
);
--> statement-breakpoint
ALTER TABLE "shop"."recurring_month_sums" ADD CONSTRAINT "recurring_month_sums_of_month" FOREIGN KEY ("month","upto") REFERENCES "shop"."recurring_months"("month","upto") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_months_end" ON "shop"."recurring_months" USING btree ("upto");--> statement-breakpoint
CREATE INDEX "subscription_periods_begin" ON "shop"."subscription_periods" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "subscription_periods_end" ON "shop"."subscription_periods" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "subscriptions_ended" ON "shop"."subscriptions" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE FUNCTION "shop"."reopen_recurring_months"(moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF moment IS NULL THEN
		RETURN;
	END IF;
	-- The lock lets nobody add a month up until this is to be seen.
	PERFORM pg_advisory_xact_lock_shared(hashtext('recurring months'));
	DELETE FROM "shop"."recurring_months" WHERE upto >= moment;
END $$;--> statement-breakpoint
-- What a period changes counts from its begin on. Where it is new or gone, the one before it ends elsewhere, too.
CREATE FUNCTION "shop"."reopen_recurring_months_of_period"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	counted constant boolean := TG_OP <> 'INSERT' AND OLD.granted_at IS NOT NULL;
	counts constant boolean := TG_OP <> 'DELETE' AND NEW.granted_at IS NOT NULL;
	changed "shop"."subscription_periods";
	previous "shop"."subscription_periods";
	moment timestamptz;
BEGIN
	IF counted AND counts
		AND (OLD.subscription_id, OLD.number, OLD.starts_at) = (NEW.subscription_id, NEW.number, NEW.starts_at)
	THEN
		IF (OLD.term, OLD.renewal_minor) IS DISTINCT FROM (NEW.term, NEW.renewal_minor) THEN
			moment := NEW.starts_at;
		ELSIF OLD.ends_at IS DISTINCT FROM NEW.ends_at THEN
			moment := least(OLD.ends_at, NEW.ends_at);
		END IF;
		PERFORM "shop"."reopen_recurring_months"(moment);
		RETURN NULL;
	END IF;
	FOR changed IN SELECT (OLD).* WHERE counted UNION ALL SELECT (NEW).* WHERE counts LOOP
		SELECT * INTO previous FROM "shop"."subscription_periods"
			WHERE subscription_id = changed.subscription_id AND number < changed.number AND granted_at IS NOT NULL
			ORDER BY number DESC LIMIT 1;
		-- A renewal that was waited for goes on with what has counted meanwhile, however late it is paid.
		CONTINUE WHEN NOT counted
			AND previous.ends_at >= changed.starts_at
			AND (previous.term, previous.renewal_minor) = (changed.term, changed.renewal_minor)
			AND EXISTS (
				SELECT FROM "shop"."subscriptions" WHERE id = changed.subscription_id AND state IN ('active', 'past_due')
			)
			AND NOT EXISTS (
				SELECT FROM "shop"."subscription_periods"
				WHERE subscription_id = changed.subscription_id AND number > changed.number AND granted_at IS NOT NULL
			);
		moment := least(moment, changed.starts_at, previous.ends_at);
	END LOOP;
	PERFORM "shop"."reopen_recurring_months"(moment);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscription_periods_reopen_recurring_months"
	AFTER INSERT OR DELETE OR UPDATE OF subscription_id, number, term, renewal_minor, starts_at, ends_at, granted_at
	ON "shop"."subscription_periods" FOR EACH ROW EXECUTE FUNCTION "shop"."reopen_recurring_months_of_period"();--> statement-breakpoint
-- A subscription makes its member known from when it was made; its last period counts past its end while it is waited for.
CREATE FUNCTION "shop"."reopen_recurring_months_of_subscription"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was_waited_for boolean;
	is_waited_for boolean;
	moment timestamptz;
BEGIN
	IF TG_OP <> 'UPDATE' THEN
		PERFORM "shop"."reopen_recurring_months"(CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE OLD.created_at END);
		RETURN NULL;
	END IF;
	was_waited_for := OLD.state IN ('active', 'past_due') OR coalesce(OLD.end_reason = 'unpaid', false);
	is_waited_for := NEW.state IN ('active', 'past_due') OR coalesce(NEW.end_reason = 'unpaid', false);
	IF (OLD.id, OLD.member_id, OLD.currency, OLD.created_at) IS DISTINCT FROM (NEW.id, NEW.member_id, NEW.currency, NEW.created_at) THEN
		moment := least(OLD.created_at, NEW.created_at, (
			SELECT min(starts_at) FROM "shop"."subscription_periods"
			WHERE subscription_id = NEW.id AND granted_at IS NOT NULL
		));
	END IF;
	IF was_waited_for <> is_waited_for THEN
		moment := least(moment, OLD.ended_at, NEW.ended_at, (
			SELECT ends_at FROM "shop"."subscription_periods"
			WHERE subscription_id = NEW.id AND granted_at IS NOT NULL
			ORDER BY number DESC LIMIT 1
		));
	ELSIF OLD.ended_at IS DISTINCT FROM NEW.ended_at THEN
		-- One that ends with its last period, however late that is written down, has counted for no longer anyway.
		IF is_waited_for OR least(OLD.ended_at, NEW.ended_at) < (
			SELECT max(ends_at) FROM "shop"."subscription_periods"
			WHERE subscription_id = NEW.id AND granted_at IS NOT NULL
		) THEN
			moment := least(moment, OLD.ended_at, NEW.ended_at);
		END IF;
	END IF;
	PERFORM "shop"."reopen_recurring_months"(moment);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscriptions_reopen_recurring_months"
	AFTER INSERT OR DELETE OR UPDATE OF id, member_id, currency, state, created_at, ended_at, end_reason
	ON "shop"."subscriptions" FOR EACH ROW EXECUTE FUNCTION "shop"."reopen_recurring_months_of_subscription"();
