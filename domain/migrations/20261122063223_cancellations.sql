CREATE TABLE "shop"."cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"reason" text NOT NULL,
	"locale" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "cancellations_kind" CHECK (kind in ('period_end', 'now', 'withdraw'))
);
--> statement-breakpoint
CREATE INDEX "cancellations_open" ON "shop"."cancellations" USING btree ("declared_at","id") WHERE settled_at is null;