ALTER TABLE "shop"."coupons" ADD COLUMN "audience" text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."coupons" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "shop"."coupons" ADD CONSTRAINT "coupons_audience" CHECK (audience in ('public', 'link', 'person')
          and (audience = 'person') = (email is not null));--> statement-breakpoint
-- The standing coupons of the first version; every other code was given to somebody.
UPDATE "shop"."coupons" SET "audience" = 'public' WHERE "code" IN ('DNC10', 'DNC20');
