CREATE TABLE "shop"."card_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."saved_cards" (
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_member_id_provider_pk" PRIMARY KEY("member_id","provider")
);
--> statement-breakpoint
CREATE TABLE "shop"."sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"last_four" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "keep_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "method_id" text;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "keeps_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_payments" ADD COLUMN "kind" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_payments" ADD COLUMN "keep_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_payments" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_payments" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_payments" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "card_pages_of_member" ON "shop"."card_pages" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_pages_provider_id" ON "shop"."card_pages" USING btree ("provider","provider_id");