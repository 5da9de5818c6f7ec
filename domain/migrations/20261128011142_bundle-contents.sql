ALTER TABLE "shop"."offers" ADD COLUMN "contents" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."licences" ADD COLUMN "also_opens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."licence_devices" ADD COLUMN "pids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A shop that sells already has what its bundles hold in the documents; from now on each publication brings it along.
DO $$ BEGIN
	IF to_regclass('cms.products_rels') IS NOT NULL THEN
		UPDATE "shop"."offers" "offer" SET "contents" = "held"."contents" FROM (
			SELECT "bundle"."pid", array_agg("content"."pid"::text ORDER BY "rel"."order") AS "contents"
			FROM "cms"."products_rels" "rel"
			JOIN "cms"."products" "bundle" ON "bundle"."id" = "rel"."parent_id"
			JOIN "cms"."products" "content" ON "content"."id" = "rel"."products_id"
			WHERE "rel"."path" = 'products' AND "content"."pid" IS NOT NULL
			GROUP BY "bundle"."pid"
		) "held" WHERE "held"."pid" = "offer"."pid";
	END IF;
END $$;
--> statement-breakpoint
-- What was sold before opens what its bundle holds today: nothing else is known of that (docs/decisions/0077-bundles.md).
WITH RECURSIVE "held" ("bundle", "pid") AS (
	SELECT "pid", unnest("contents") FROM "shop"."offers"
	UNION
	SELECT "held"."bundle", unnest("inner"."contents") FROM "held" JOIN "shop"."offers" "inner" ON "inner"."pid" = "held"."pid"
)
UPDATE "shop"."licences" "licence" SET "also_opens" = "opened"."pids" FROM (
	SELECT "bundle", array_agg("pid" ORDER BY length("pid"), "pid") AS "pids" FROM "held" WHERE "pid" <> "bundle" GROUP BY "bundle"
) "opened" WHERE "opened"."bundle" = "licence"."pid";
