CREATE TABLE "shop"."data_exports" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"export_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"archive" "bytea",
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop"."data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_by_end" ON "shop"."data_exports" USING btree ("ends_at");