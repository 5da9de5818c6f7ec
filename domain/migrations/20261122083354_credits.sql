CREATE TABLE "shop"."credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"carried_minor" integer NOT NULL,
	"to_line_id" uuid,
	"spent_minor" integer NOT NULL,
	"by_line_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credits_spent" CHECK (("shop"."credits"."to_line_id" is null) = ("shop"."credits"."spent_minor" = 0))
);
--> statement-breakpoint
ALTER TABLE "shop"."credits" ADD CONSTRAINT "credits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "shop"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_of_holder" ON "shop"."credits" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "credits_of_order" ON "shop"."credits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credits_of_line" ON "shop"."credits" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "credits_by_line" ON "shop"."credits" USING btree ("by_line_id");