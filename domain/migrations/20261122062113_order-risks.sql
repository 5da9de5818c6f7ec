CREATE TABLE "shop"."order_risks" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"network" text,
	"address" text,
	"assessed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_risks_score" CHECK ("shop"."order_risks"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "shop"."order_risks" ADD CONSTRAINT "order_risks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_risks_of_network" ON "shop"."order_risks" USING btree ("network","assessed_at") WHERE network is not null;--> statement-breakpoint
CREATE INDEX "order_risks_of_address" ON "shop"."order_risks" USING btree ("address","assessed_at") WHERE address is not null;--> statement-breakpoint
CREATE INDEX "order_risks_to_forget" ON "shop"."order_risks" USING btree ("assessed_at") WHERE network is not null;