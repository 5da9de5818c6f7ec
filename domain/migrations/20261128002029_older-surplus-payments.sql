-- Orders that have been paid twice before: the first payment is the one that has paid them.
UPDATE "shop"."payments" later SET "surplus_at" = later."settled_at" WHERE later."state" = 'succeeded' AND EXISTS (
	SELECT FROM "shop"."payments" earlier WHERE earlier."order_id" = later."order_id" AND earlier."state" = 'succeeded'
	AND (earlier."settled_at", earlier."created_at", earlier."id") < (later."settled_at", later."created_at", later."id")
);
