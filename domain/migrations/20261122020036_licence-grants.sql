-- Storefronts that know no grants go on selling while this runs and after it: see docs/decisions/0029-licence-grants.md.
LOCK TABLE "shop"."licences" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "shop"."licence_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"licence_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid NOT NULL,
	"ordinal" integer DEFAULT 1 NOT NULL,
	"order_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"works_until" timestamp with time zone,
	"updates_until" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "licence_grants_source" CHECK (source in ('order', 'exchange_code') and (source = 'order') = (order_id is not null))
);
--> statement-breakpoint
ALTER TABLE "shop"."licences" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."licences" ALTER COLUMN "line_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."licence_grants" ADD CONSTRAINT "licence_grants_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "shop"."licences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licence_grants_of_source" ON "shop"."licence_grants" USING btree ("source","source_id","ordinal");--> statement-breakpoint
CREATE INDEX "licence_grants_of_licence" ON "shop"."licence_grants" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX "licence_grants_of_order" ON "shop"."licence_grants" USING btree ("order_id");--> statement-breakpoint
INSERT INTO "shop"."licence_grants" ("id", "licence_id", "source", "source_id", "ordinal", "order_id", "starts_at", "works_until", "updates_until")
	SELECT gen_random_uuid(), "id", 'order', "line_id", "ordinal", "order_id", "issued_at", "works_until", "updates_until" FROM "shop"."licences";
--> statement-breakpoint
-- At commit, because a storefront of today writes licence and grant one after the other.
CREATE FUNCTION "shop"."add_grant_of_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "shop"."licence_grants" ("id", "licence_id", "source", "source_id", "ordinal", "order_id", "starts_at", "works_until", "updates_until")
		SELECT gen_random_uuid(), NEW."id", 'order', NEW."line_id", NEW."ordinal", NEW."order_id", NEW."issued_at", NEW."works_until", NEW."updates_until"
		WHERE NOT EXISTS (SELECT FROM "shop"."licence_grants" WHERE "licence_id" = NEW."id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "licences_without_grants" AFTER INSERT ON "shop"."licences" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW."line_id" IS NOT NULL) EXECUTE FUNCTION "shop"."add_grant_of_line"();
