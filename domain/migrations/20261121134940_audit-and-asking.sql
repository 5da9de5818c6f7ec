CREATE TABLE "shop"."audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_email" text,
	"actor_role" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
DROP INDEX "shop"."payments_unsettled";--> statement-breakpoint
ALTER TABLE "shop"."payment_events" ADD COLUMN "about" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payment_events" ADD COLUMN "put_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "ask_after" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "shop"."audit_entries" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "shop"."audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_in_review" ON "shop"."orders" USING btree ("placed_at") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "shop"."payments" USING btree (coalesce(ask_after, created_at)) WHERE state in ('starting', 'open');--> statement-breakpoint
CREATE FUNCTION "shop"."refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit entries are added and never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "shop"."audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "shop"."refuse_audit_change"();
