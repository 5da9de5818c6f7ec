-- What was sold before opens what its bundle holds today: nothing else is known of that (docs/decisions/0077-bundles.md).
WITH RECURSIVE "held" ("bundle", "pid") AS (
	SELECT "pid", unnest("contents") FROM "shop"."offers"
	UNION
	SELECT "held"."bundle", unnest("inner"."contents") FROM "held" JOIN "shop"."offers" "inner" ON "inner"."pid" = "held"."pid"
)
UPDATE "shop"."licences" "licence" SET "also_opens" = "opened"."pids" FROM (
	SELECT "bundle", array_agg("pid" ORDER BY length("pid"), "pid") AS "pids" FROM "held" WHERE "pid" <> "bundle" GROUP BY "bundle"
) "opened" WHERE "opened"."bundle" = "licence"."pid";
