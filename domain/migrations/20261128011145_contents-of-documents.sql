-- A shop that sells already has what its bundles hold in the documents; from now on each publication brings it along.
DO $$ BEGIN
	IF to_regclass('cms.products_rels') IS NOT NULL THEN
		UPDATE "shop"."offers" "offer" SET "contents" = "held"."contents" FROM (
			SELECT "bundle"."pid", array_agg("content"."pid"::text ORDER BY "rel"."order") AS "contents"
			FROM "cms"."products_rels" "rel"
			JOIN "cms"."products" "bundle" ON "bundle"."id" = "rel"."parent_id"
			JOIN "cms"."products" "content" ON "content"."id" = "rel"."products_id"
			WHERE "rel"."path" = 'products' AND "content"."pid" IS NOT NULL AND "bundle"."type" IS DISTINCT FROM 'single'
			GROUP BY "bundle"."pid"
		) "held" WHERE "held"."pid" = "offer"."pid";
	END IF;
END $$;
