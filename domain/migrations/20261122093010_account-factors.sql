CREATE TABLE "shop"."address_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"revert_hash" text,
	"reverted_at" timestamp with time zone,
	CONSTRAINT "address_changes_revert_hash_unique" UNIQUE("revert_hash")
);
--> statement-breakpoint
CREATE TABLE "shop"."member_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_codes_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD COLUMN "way" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD COLUMN "factor_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "shop"."address_changes" ADD CONSTRAINT "address_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."member_codes" ADD CONSTRAINT "member_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_member_id_index" ON "shop"."address_changes" USING btree ("member_id");