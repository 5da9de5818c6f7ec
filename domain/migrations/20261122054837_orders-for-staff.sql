CREATE INDEX "order_lines_of_product" ON "shop"."order_lines" USING btree ("pid","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "shop"."orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "shop"."orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_country" ON "shop"."orders" USING btree ("country","placed_at","id");