DROP INDEX "shop"."orders_to_erase";--> statement-breakpoint
DROP INDEX "shop"."orders_in_review";--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "coupon_returned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "paid_minor" integer;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "paid_currency" text;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "paid_minor" integer;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "paid_currency" text;--> statement-breakpoint
CREATE INDEX "payment_events_put_aside" ON "shop"."payment_events" USING btree ("put_aside_at") WHERE put_aside_at is not null;--> statement-breakpoint
CREATE INDEX "orders_to_erase" ON "shop"."orders" USING btree ("placed_at") WHERE state = 'cancelled' and review_reason is null and email <> '';--> statement-breakpoint
CREATE INDEX "orders_in_review" ON "shop"."orders" USING btree ("placed_at","id") WHERE state = 'review';--> statement-breakpoint
-- Until now a cancelled order had always given its use back, and one in review for that reason had been cancelled.
UPDATE "shop"."orders" SET "coupon_returned" = true WHERE "coupon_code" IS NOT NULL
	AND ("state" = 'cancelled' OR "review_reason" = 'paid_after_cancellation');
