CREATE TABLE "shop"."seller" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"legal_name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"vat_id" text,
	"tax_id" text,
	"time_zone" text NOT NULL,
	CONSTRAINT "seller_only" CHECK ("shop"."seller"."only")
);
