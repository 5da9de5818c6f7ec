-- Storefronts of the first version go on selling while this runs and after it: see docs/decisions/0016-order-lines.md.
LOCK TABLE "shop"."orders", "shop"."licences" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "shop"."order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"pid" text NOT NULL,
	"product_name" text NOT NULL,
	"licence_type" text NOT NULL,
	"quantity" integer NOT NULL,
	"list_minor" integer NOT NULL,
	"discount_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("shop"."order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_total" CHECK ("shop"."order_lines"."discount_minor" >= 0 and "shop"."order_lines"."total_minor" >= 0
        and "shop"."order_lines"."list_minor" = "shop"."order_lines"."discount_minor" + "shop"."order_lines"."total_minor")
);
--> statement-breakpoint
ALTER TABLE "shop"."licences" DROP CONSTRAINT "licences_order_id_unique";--> statement-breakpoint
ALTER TABLE "shop"."orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "shop"."orders" DROP CONSTRAINT "orders_paid_at";--> statement-breakpoint
ALTER TABLE "shop"."licences" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."licences" ADD COLUMN "ordinal" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "shop"."order_lines" ("id", "order_id", "position", "pid", "product_name", "licence_type", "quantity", "list_minor", "discount_minor", "total_minor")
	SELECT gen_random_uuid(), "id", 1, "pid", "product_name", "licence_type", 1, "list_minor", "list_minor" - "total_minor", "total_minor" FROM "shop"."orders";
--> statement-breakpoint
UPDATE "shop"."licences" SET "line_id" = line."id" FROM "shop"."order_lines" line WHERE line."order_id" = "licences"."order_id";
--> statement-breakpoint
ALTER TABLE "shop"."licences" ALTER COLUMN "line_id" SET NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "shop"."order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "licences_of_order" ON "shop"."licences" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "licences_of_line" ON "shop"."licences" USING btree ("line_id","ordinal");--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "shop"."orders" USING btree ("email");--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_total" CHECK ("shop"."orders"."total_minor" between 0 and "shop"."orders"."list_minor");--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_paid_at" CHECK ("shop"."orders"."state" <> 'paid' or "shop"."orders"."paid_at" is not null);--> statement-breakpoint
-- At commit, because a storefront of today writes order and lines one after the other.
CREATE FUNCTION "shop"."add_line_of_first_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "shop"."order_lines" ("id", "order_id", "position", "pid", "product_name", "licence_type", "quantity", "list_minor", "discount_minor", "total_minor")
		SELECT gen_random_uuid(), NEW."id", 1, NEW."pid", NEW."product_name", NEW."licence_type", 1, NEW."list_minor", NEW."list_minor" - NEW."total_minor", NEW."total_minor"
		WHERE NOT EXISTS (SELECT FROM "shop"."order_lines" WHERE "order_id" = NEW."id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_of_first_version" AFTER INSERT ON "shop"."orders" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "shop"."add_line_of_first_version"();
--> statement-breakpoint
CREATE FUNCTION "shop"."find_line_of_first_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."line_id" := (SELECT "id" FROM "shop"."order_lines" WHERE "order_id" = NEW."order_id" AND "position" = 1);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "licences_of_first_version" BEFORE INSERT ON "shop"."licences"
	FOR EACH ROW WHEN (NEW."line_id" IS NULL) EXECUTE FUNCTION "shop"."find_line_of_first_version"();
