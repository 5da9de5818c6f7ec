CREATE TABLE "shop"."imported_records" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"foreign_id" text NOT NULL,
	"target_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_records_source_kind_foreign_id_pk" PRIMARY KEY("source","kind","foreign_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."imported_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"pid" text,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer NOT NULL,
	"refunded_minor" integer NOT NULL,
	CONSTRAINT "imported_order_lines_quantity" CHECK ("shop"."imported_order_lines"."quantity" > 0),
	CONSTRAINT "imported_order_lines_refunded" CHECK ("shop"."imported_order_lines"."refunded_minor" between 0 and "shop"."imported_order_lines"."total_minor")
);
--> statement-breakpoint
ALTER TABLE "shop"."licence_grants" DROP CONSTRAINT "licence_grants_source";--> statement-breakpoint
ALTER TABLE "shop"."members" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" ADD COLUMN "billed_as" text;--> statement-breakpoint
CREATE INDEX "imported_order_lines_of_member" ON "shop"."imported_order_lines" USING btree ("member_id","placed_at");--> statement-breakpoint
ALTER TABLE "shop"."licence_grants" ADD CONSTRAINT "licence_grants_source" CHECK (source in ('order', 'exchange_code', 'trial', 'grace', 'staff', 'import') and (source = 'order') = (order_id is not null));--> statement-breakpoint
INSERT INTO "shop"."staff_permissions" ("role", "permission") VALUES ('admin', 'import') ON CONFLICT DO NOTHING;
