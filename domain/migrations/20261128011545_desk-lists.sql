CREATE INDEX "exchange_codes_redeemed_of_batch" ON "shop"."exchange_codes" USING btree ("batch_id","redeemed_at");--> statement-breakpoint
CREATE INDEX "licences_by_time" ON "shop"."licences" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "licences_of_product" ON "shop"."licences" USING btree ("pid","issued_at","id");--> statement-breakpoint
CREATE INDEX "licences_by_end" ON "shop"."licences" USING btree ("works_until","id") WHERE works_until is not null;--> statement-breakpoint
CREATE INDEX "licences_stopped" ON "shop"."licences" USING btree ("state","issued_at","id") WHERE state <> 'active';--> statement-breakpoint
CREATE INDEX "licence_devices_named" ON "shop"."licence_devices" USING btree (lower("name"));