CREATE TABLE "shop"."price_change_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."price_change_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"offers" integer NOT NULL,
	"first_start" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop"."price_change_counts" ADD CONSTRAINT "price_change_counts_change_id_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "shop"."price_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_counts_of_change" ON "shop"."price_change_counts" USING btree ("change_id");--> statement-breakpoint
CREATE FUNCTION "shop"."price_outcome"(answer text, closed_at timestamptz, withdrawn_at timestamptz, state text, end_reason text)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN answer = 'not_needed' THEN 'cheaper'
		WHEN answer IS NOT NULL THEN answer
		-- A renewal, a later change or its withdrawal has closed it.
		WHEN closed_at IS NOT NULL AND closed_at >= withdrawn_at THEN 'withdrawn'
		WHEN closed_at IS NOT NULL THEN 'unanswered'
		-- An end of another kind leaves it as it is.
		WHEN state = 'cancelling' THEN 'cancelled'
		WHEN state <> 'ended' THEN 'open'
		WHEN end_reason IN ('cancelled', 'unpaid') THEN end_reason
		ELSE 'ended'
	END
$$;--> statement-breakpoint
CREATE FUNCTION "shop"."count_price_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ends record;
	withdrawn timestamptz;
	was text;
	now_is text;
BEGIN
	SELECT state, end_reason INTO ends FROM "shop"."subscriptions" WHERE id = NEW.subscription_id;
	-- Who withdraws it at this moment is waited for, so that what is closed by that is counted as that.
	SELECT withdrawn_at INTO withdrawn FROM "shop"."price_changes" WHERE id = NEW.change_id FOR SHARE;
	now_is := "shop"."price_outcome"(NEW.answer, NEW.closed_at, withdrawn, ends.state, ends.end_reason);
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "shop"."price_change_counts" (change_id, outcome, offers, first_start)
		VALUES (NEW.change_id, now_is, 1, NEW.starts_at);
		RETURN NULL;
	END IF;
	was := "shop"."price_outcome"(OLD.answer, OLD.closed_at, withdrawn, ends.state, ends.end_reason);
	IF was <> now_is THEN
		INSERT INTO "shop"."price_change_counts" (change_id, outcome, offers)
		VALUES (NEW.change_id, was, -1), (NEW.change_id, now_is, 1);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "shop"."count_price_offer_of_subscription"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was text := "shop"."price_outcome"(NULL, NULL, NULL, OLD.state, OLD.end_reason);
	now_is text := "shop"."price_outcome"(NULL, NULL, NULL, NEW.state, NEW.end_reason);
BEGIN
	IF was <> now_is THEN
		INSERT INTO "shop"."price_change_counts" (change_id, outcome, offers)
		SELECT offer.change_id, moved.outcome, moved.offers
		FROM "shop"."price_offers" offer, (VALUES (was, -1), (now_is, 1)) moved (outcome, offers)
		WHERE offer.subscription_id = NEW.id AND offer.closed_at IS NULL AND offer.answer IS NULL;
	END IF;
	RETURN NULL;
END $$;
