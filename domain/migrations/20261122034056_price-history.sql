CREATE TABLE "shop"."offer_price_history" (
	"pid" text NOT NULL,
	"licence_type" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone,
	CONSTRAINT "offer_price_history_pid_licence_type_currency_from_at_pk" PRIMARY KEY("pid","licence_type","currency","from_at"),
	CONSTRAINT "offer_price_history_dates" CHECK ("shop"."offer_price_history"."from_at" <= "shop"."offer_price_history"."to_at")
);
--> statement-breakpoint
CREATE TABLE "shop"."reduction_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."reduction_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"pids" text[] NOT NULL,
	"licence_types" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"pay_percent" integer NOT NULL,
	"stacking" text,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone,
	CONSTRAINT "reduction_history_dates" CHECK ("shop"."reduction_history"."from_at" < "shop"."reduction_history"."to_at")
);
--> statement-breakpoint
ALTER TABLE "shop"."offer_price_history" ADD CONSTRAINT "offer_price_history_pid_offers_pid_fk" FOREIGN KEY ("pid") REFERENCES "shop"."offers"("pid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reduction_history_of_name" ON "shop"."reduction_history" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "reduction_history_by_end" ON "shop"."reduction_history" USING btree ("to_at");--> statement-breakpoint
-- What is sold and public now has been so since it was last projected or made.
INSERT INTO "shop"."offer_price_history" (pid, licence_type, currency, amount_minor, from_at)
SELECT price.pid, price.licence_type, price.currency, price.amount_minor, offer.projected_at
FROM "shop"."offer_prices" price JOIN "shop"."offers" offer USING (pid) WHERE offer.on_sale;--> statement-breakpoint
INSERT INTO "shop"."reduction_history" (kind, name, pids, licence_types, countries, pay_percent, from_at, to_at)
SELECT 'coupon', code, pids, '{}', '{}', pay_percent, greatest(created_at, starts_at), ends_at
FROM "shop"."coupons"
WHERE audience = 'public' AND (ends_at IS NULL OR greatest(created_at, starts_at) < ends_at);--> statement-breakpoint
INSERT INTO "shop"."reduction_history" (kind, name, pids, licence_types, countries, pay_percent, stacking, from_at, to_at)
SELECT 'promotion', key, pids, licence_types, countries, pay_percent, stacking, greatest(created_at, starts_at), ends_at
FROM "shop"."promotions" WHERE tags = '{}' AND greatest(created_at, starts_at) < ends_at;
