CREATE TABLE "shop"."member_merges" (
	"lost_member_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"lost_email" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."member_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"author_email" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop"."members" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."members" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "shop"."member_merges" ADD CONSTRAINT "member_merges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."member_notes" ADD CONSTRAINT "member_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_merges_of_member" ON "shop"."member_merges" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_merges_of_address" ON "shop"."member_merges" USING btree ("lost_email");--> statement-breakpoint
CREATE INDEX "member_notes_of_member" ON "shop"."member_notes" USING btree ("member_id","written_at");--> statement-breakpoint
CREATE INDEX "members_by_address" ON "shop"."members" USING btree ("email" collate "C");--> statement-breakpoint
CREATE INDEX "members_by_name" ON "shop"."members" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "sent_mails_to" ON "shop"."sent_mails" USING btree ("recipient","sent_at") WHERE recipient is not null;--> statement-breakpoint
ALTER TABLE "shop"."members" ADD CONSTRAINT "members_blocked" CHECK (("shop"."members"."blocked_at" is null) = ("shop"."members"."blocked_reason" is null));--> statement-breakpoint
INSERT INTO "shop"."staff_permissions" ("role", "permission") VALUES
  ('admin', 'members'), ('admin', 'member_notes'), ('admin', 'member_note_removal'), ('admin', 'member_access'), ('admin', 'member_merge'),
  ('support', 'members'), ('support', 'member_notes'), ('support', 'member_access')
ON CONFLICT DO NOTHING;
