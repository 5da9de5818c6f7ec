-- What was told before the triggers were there: a count of all offers, less what has been counted since. One statement sees
-- offers and counts as they stood at the same moment, so nobody has to wait for it, and what commits meanwhile adds to it.
INSERT INTO "shop"."price_change_counts" (change_id, outcome, offers, first_start)
SELECT change_id, outcome, sum(offers), min(first_start) FROM (
	SELECT offer.change_id, told.outcome, 1 AS offers, offer.starts_at AS first_start
	FROM "shop"."price_offers" offer
	JOIN "shop"."price_changes" change ON change.id = offer.change_id
	JOIN "shop"."subscriptions" subscription ON subscription.id = offer.subscription_id,
	LATERAL "shop"."price_outcome"(offer.answer, offer.closed_at, change.withdrawn_at, subscription.state, subscription.end_reason) told (outcome)
	UNION ALL
	SELECT change_id, outcome, -offers, NULL FROM "shop"."price_change_counts"
) counted
GROUP BY change_id, outcome;
