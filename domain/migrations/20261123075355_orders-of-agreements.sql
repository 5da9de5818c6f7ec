-- In a transaction of its own: whoever pays for a renewal locks an order and then its subscription, and would wait for
-- us while we wait for them. What ran before this was apart has the constraint already.
ALTER TABLE "shop"."subscription_agreements" DROP CONSTRAINT IF EXISTS "subscription_agreements_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "shop"."subscription_agreements" ADD CONSTRAINT "subscription_agreements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE no action ON UPDATE no action;
