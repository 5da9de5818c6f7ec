ALTER TABLE "shop"."country_proofs" DROP CONSTRAINT "country_proofs_kind";--> statement-breakpoint
ALTER TABLE "shop"."saved_cards" ADD COLUMN "given_by_member" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."country_proofs" ADD CONSTRAINT "country_proofs_kind" CHECK (kind in ('stated', 'network', 'card'));