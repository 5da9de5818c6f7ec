-- Of older orders it is known where one thing alone can have lowered them. The uses of an order that was cancelled are gone.
-- What a storefront of today has written stays as it is.
UPDATE "shop"."order_lines" line SET "coupon_minor" = 0, "promotion_minor" = 0, "credit_minor" = line."discount_minor"
	FROM "shop"."subscription_periods" period WHERE period."line_id" = line."id" AND line."coupon_minor" IS NULL
	AND line."discount_minor" > 0 AND period."credit_minor" = line."discount_minor";
--> statement-breakpoint
UPDATE "shop"."order_lines" line SET "coupon_minor" = line."discount_minor", "promotion_minor" = 0, "credit_minor" = 0
	FROM "shop"."orders" o WHERE o."id" = line."order_id" AND line."coupon_minor" IS NULL AND line."discount_minor" > 0
	AND o."coupon_code" IS NOT NULL AND NOT o."coupon_returned"
	AND NOT EXISTS (SELECT FROM "shop"."promotion_uses" WHERE "order_id" = o."id");
--> statement-breakpoint
UPDATE "shop"."order_lines" line SET "coupon_minor" = 0, "promotion_minor" = line."discount_minor", "credit_minor" = 0
	FROM "shop"."orders" o WHERE o."id" = line."order_id" AND line."coupon_minor" IS NULL AND line."discount_minor" > 0
	AND o."coupon_code" IS NULL AND EXISTS (SELECT FROM "shop"."promotion_uses" WHERE "order_id" = o."id");
