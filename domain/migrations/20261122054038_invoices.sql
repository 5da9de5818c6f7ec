CREATE TABLE "shop"."invoice_series" (
	"demo" boolean NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_demo_kind_year_pk" PRIMARY KEY("demo","kind","year")
);
--> statement-breakpoint
CREATE TABLE "shop"."invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop"."invoices_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"demo" boolean NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_kind" CHECK (kind in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_series" ON "shop"."invoices" USING btree ("demo","kind","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_cause" ON "shop"."invoices" USING btree ("cause","kind");--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "shop"."invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "shop"."invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE FUNCTION "shop"."refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'invoices are issued and never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "shop"."invoices" FOR EACH STATEMENT EXECUTE FUNCTION "shop"."refuse_invoice_change"();
