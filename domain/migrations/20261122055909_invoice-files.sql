CREATE TABLE "shop"."invoice_files" (
	"invoice_id" uuid NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_files_invoice_id_format_pk" PRIMARY KEY("invoice_id","format")
);
--> statement-breakpoint
ALTER TABLE "shop"."invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "shop"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "invoice_files_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "shop"."invoice_files" FOR EACH STATEMENT EXECUTE FUNCTION "shop"."refuse_invoice_change"();
