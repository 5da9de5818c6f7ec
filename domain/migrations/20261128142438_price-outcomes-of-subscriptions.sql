CREATE TRIGGER "subscriptions_count_price_offer" AFTER UPDATE OF state, end_reason ON "shop"."subscriptions" FOR EACH ROW
	WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.end_reason IS DISTINCT FROM NEW.end_reason)
	EXECUTE FUNCTION "shop"."count_price_offer_of_subscription"();
