CREATE TABLE "shop"."terms" (
	"version" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."checkouts" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "shop"."checkouts" ADD COLUMN "consents" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."checkouts" ADD CONSTRAINT "checkouts_terms_version_terms_version_fk" FOREIGN KEY ("terms_version") REFERENCES "shop"."terms"("version") ON DELETE no action ON UPDATE no action;