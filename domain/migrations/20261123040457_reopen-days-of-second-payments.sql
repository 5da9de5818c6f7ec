-- What goes back of a second payment of an order counts no more: days that are kept with it are added up anew.
DELETE FROM "shop"."sales_days" kept USING (
	SELECT settled_at AS at, order_id, payment_id FROM "shop"."refunds" WHERE state = 'succeeded'
	UNION ALL
	SELECT closed_at, order_id, payment_id FROM "shop"."disputes" WHERE state = 'lost' OR lost_at IS NOT NULL
	UNION ALL
	SELECT lost_at, order_id, payment_id FROM "shop"."disputes" WHERE lost_at IS NOT NULL
) back
WHERE kept.starts_at <= back.at AND back.at < kept.ends_at
	AND back.payment_id <> (
		SELECT id FROM "shop"."payments" WHERE order_id = back.order_id AND state = 'succeeded'
		ORDER BY settled_at, created_at, id LIMIT 1
	);
