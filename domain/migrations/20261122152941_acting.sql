CREATE TABLE "shop"."actings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"staff_email" text NOT NULL,
	"staff_role" text NOT NULL,
	"reason" text NOT NULL,
	"ticket_hash" text,
	"ticket_until" timestamp with time zone NOT NULL,
	"token_hash" text,
	"begun_at" timestamp with time zone,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "actings_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "actings_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "shop"."actings" ADD CONSTRAINT "actings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actings_member_id_index" ON "shop"."actings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "actings_staff_id_index" ON "shop"."actings" USING btree ("staff_id");--> statement-breakpoint
INSERT INTO "shop"."staff_permissions" ("role", "permission") VALUES ('admin', 'act_as_member'), ('support', 'act_as_member') ON CONFLICT DO NOTHING;
