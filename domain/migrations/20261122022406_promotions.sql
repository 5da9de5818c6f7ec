CREATE TABLE "shop"."promotion_uses" (
	"order_id" uuid NOT NULL,
	"promotion_key" text NOT NULL,
	"customer" text NOT NULL,
	CONSTRAINT "promotion_uses_order_id_promotion_key_pk" PRIMARY KEY("order_id","promotion_key")
);
--> statement-breakpoint
CREATE TABLE "shop"."promotions" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"pids" text[] NOT NULL,
	"licence_types" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"pay_percent" integer NOT NULL,
	"stacking" text NOT NULL,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_dates" CHECK ("shop"."promotions"."starts_at" <= "shop"."promotions"."ends_at"),
	CONSTRAINT "promotions_percent" CHECK ("shop"."promotions"."pay_percent" between 1 and 99),
	CONSTRAINT "promotions_stacking" CHECK (stacking in ('alone', 'with_coupon', 'with_all')),
	CONSTRAINT "promotions_within_cap" CHECK ("shop"."promotions"."used" >= 0 and ("shop"."promotions"."max_uses" is null or "shop"."promotions"."used" <= "shop"."promotions"."max_uses"))
);
--> statement-breakpoint
ALTER TABLE "shop"."coupons" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."coupons" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_key_promotions_key_fk" FOREIGN KEY ("promotion_key") REFERENCES "shop"."promotions"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_uses_of_customer" ON "shop"."promotion_uses" USING btree ("promotion_key","customer");--> statement-breakpoint
CREATE INDEX "promotions_by_end" ON "shop"."promotions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "promotions_by_creation" ON "shop"."promotions" USING btree ("created_at","key");--> statement-breakpoint
CREATE INDEX "coupons_by_creation" ON "shop"."coupons" USING btree ("created_at","code");--> statement-breakpoint
ALTER TABLE "shop"."coupons" ADD CONSTRAINT "coupons_dates" CHECK ("shop"."coupons"."starts_at" <= "shop"."coupons"."ends_at");