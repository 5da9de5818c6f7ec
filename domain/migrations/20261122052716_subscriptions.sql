CREATE TABLE "shop"."subscription_periods" (
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"term" text NOT NULL,
	"renewal_minor" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"granted_at" timestamp with time zone,
	CONSTRAINT "subscription_periods_subscription_id_number_pk" PRIMARY KEY("subscription_id","number")
);
--> statement-breakpoint
CREATE TABLE "shop"."subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"licence_id" uuid NOT NULL,
	"pid" text NOT NULL,
	"product_name" text NOT NULL,
	"term" text NOT NULL,
	"currency" text NOT NULL,
	"renewal_minor" integer NOT NULL,
	"locale" text NOT NULL,
	"country" text,
	"state" text DEFAULT 'active' NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"terms" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"next_step" text,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "subscriptions_state" CHECK (state in ('active', 'past_due', 'cancelling', 'paused', 'ended')),
	CONSTRAINT "subscriptions_period" CHECK ("shop"."subscriptions"."period_start" < "shop"."subscriptions"."period_end"),
	CONSTRAINT "subscriptions_due_at" CHECK (("shop"."subscriptions"."due_at" is null) = ("shop"."subscriptions"."next_step" is null)),
	CONSTRAINT "subscriptions_ended_at" CHECK (("shop"."subscriptions"."state" = 'ended') = ("shop"."subscriptions"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "renewal_minor" integer;--> statement-breakpoint
ALTER TABLE "shop"."subscription_periods" ADD CONSTRAINT "subscription_periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_periods_of_line" ON "shop"."subscription_periods" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_of_licence" ON "shop"."subscriptions" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_member" ON "shop"."subscriptions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "shop"."subscriptions" USING btree ("due_at","id") WHERE due_at is not null;