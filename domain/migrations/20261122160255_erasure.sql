CREATE TABLE "shop"."erasures" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"waits_for" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."members" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."members" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."erasures" ADD CONSTRAINT "erasures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "shop"."erasures" USING btree ("due_at");
--> statement-breakpoint
-- An erasure takes addresses and names out of what entries have said, and changes nothing else.
CREATE OR REPLACE FUNCTION "shop"."refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('shop.erases', true) = 'on' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'audit entries are added and never changed';
END $$;--> statement-breakpoint
CREATE FUNCTION "shop"."refuse_more_than_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(NEW) - ARRAY['before', 'after'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['before', 'after'] THEN
		RAISE EXCEPTION 'an erasure changes what an audit entry has noted, and nothing else';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_erased_only" AFTER UPDATE ON "shop"."audit_entries" FOR EACH ROW EXECUTE FUNCTION "shop"."refuse_more_than_erasure"();--> statement-breakpoint
-- Documents whose retention is over lose their buyer, and their files.
CREATE OR REPLACE FUNCTION "shop"."refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('shop.first_kept_year', true) <> ''
		AND (TG_TABLE_NAME, TG_OP) IN (('invoices', 'UPDATE'), ('invoice_files', 'DELETE')) THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'invoices are issued and never changed';
END $$;--> statement-breakpoint
CREATE FUNCTION "shop"."refuse_kept_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."year" >= current_setting('shop.first_kept_year')::integer
		OR (to_jsonb(NEW) #- '{document,buyer}') IS DISTINCT FROM (to_jsonb(OLD) #- '{document,buyer}') THEN
		RAISE EXCEPTION 'an invoice loses its buyer once it need not be kept any more, and nothing else';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_kept" AFTER UPDATE ON "shop"."invoices" FOR EACH ROW EXECUTE FUNCTION "shop"."refuse_kept_invoice"();--> statement-breakpoint
CREATE FUNCTION "shop"."refuse_kept_invoice_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT "year" FROM "shop"."invoices" WHERE "id" = OLD."invoice_id") >= current_setting('shop.first_kept_year')::integer THEN
		RAISE EXCEPTION 'the files of an invoice are kept as long as it is';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_files_kept" AFTER DELETE ON "shop"."invoice_files" FOR EACH ROW EXECUTE FUNCTION "shop"."refuse_kept_invoice_file"();
