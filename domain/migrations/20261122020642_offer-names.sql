ALTER TABLE "shop"."offers" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- A shop that sells already has its names in the documents; from now on each publication brings them along.
DO $$ BEGIN
	IF to_regclass('cms.products_locales') IS NOT NULL THEN
		UPDATE "shop"."offers" "offer" SET "names" = "written"."names" FROM (
			SELECT "product"."pid", jsonb_object_agg("words"."_locale", jsonb_build_object(
				'name', coalesce(nullif("words"."name", ''), "known"."name"),
				'shortName', coalesce(nullif("words"."short_name", ''), "known"."short_name")
			)) AS "names"
			FROM "cms"."products_locales" "words"
			JOIN "cms"."products" "product" ON "product"."id" = "words"."_parent_id"
			JOIN "shop"."offers" "known" ON "known"."pid" = "product"."pid"
			WHERE "words"."_locale"::text <> 'en'
				AND (coalesce("words"."name", '') <> '' OR coalesce("words"."short_name", '') <> '')
			GROUP BY "product"."pid"
		) "written" WHERE "written"."pid" = "offer"."pid";
	END IF;
END $$;
