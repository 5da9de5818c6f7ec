ALTER TABLE "shop"."sent_mails" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "shop"."sent_mails" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "shop"."sent_mails" ADD COLUMN "recipient" text;--> statement-breakpoint
CREATE INDEX "sent_mails_about" ON "shop"."sent_mails" USING btree ("about","sent_at") WHERE about is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_by_time" ON "shop"."subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_state" ON "shop"."subscriptions" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_product" ON "shop"."subscriptions" USING btree ("pid","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_to_be_paid" ON "shop"."subscriptions" USING btree ("period_end","id") WHERE state in ('active', 'past_due');