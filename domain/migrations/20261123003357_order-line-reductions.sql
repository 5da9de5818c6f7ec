ALTER TABLE "shop"."order_lines" ADD COLUMN "coupon_minor" integer;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "promotion_minor" integer;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "credit_minor" integer;--> statement-breakpoint
-- Not yet checked: these locks keep everybody from the table until the transaction ends. What is there is filled in and checked by the next ones.
ALTER TABLE "shop"."order_lines" ADD CONSTRAINT "order_lines_reductions" CHECK (num_nulls("shop"."order_lines"."coupon_minor", "shop"."order_lines"."promotion_minor", "shop"."order_lines"."credit_minor") = 3
        or (num_nulls("shop"."order_lines"."coupon_minor", "shop"."order_lines"."promotion_minor", "shop"."order_lines"."credit_minor") = 0
          and least("shop"."order_lines"."coupon_minor", "shop"."order_lines"."promotion_minor", "shop"."order_lines"."credit_minor") >= 0
          and "shop"."order_lines"."coupon_minor" + "shop"."order_lines"."promotion_minor" + "shop"."order_lines"."credit_minor" = "shop"."order_lines"."discount_minor")) NOT VALID;
