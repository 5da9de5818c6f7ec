CREATE SCHEMA "shop";
--> statement-breakpoint
CREATE TABLE "shop"."members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"image" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"vip" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "shop"."password_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."pending_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_registrations_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "shop"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "shop"."sign_in_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_methods_member_id_provider_id_account_id_unique" UNIQUE("member_id","provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."offer_prices" (
	"pid" text NOT NULL,
	"licence_type" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "offer_prices_pid_licence_type_currency_pk" PRIMARY KEY("pid","licence_type","currency"),
	CONSTRAINT "offer_prices_positive" CHECK ("shop"."offer_prices"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."offers" (
	"pid" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"system" text NOT NULL,
	"type" text NOT NULL,
	"product_line" text NOT NULL,
	"on_sale" boolean NOT NULL,
	"builds" jsonb NOT NULL,
	"projected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."licences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"pid" text NOT NULL,
	"product_name" text NOT NULL,
	"licence_type" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"seats" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"works_until" timestamp with time zone,
	"updates_until" timestamp with time zone,
	CONSTRAINT "licences_key_unique" UNIQUE("key"),
	CONSTRAINT "licences_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "licences_state" CHECK (state in ('active', 'suspended', 'revoked', 'expired')),
	CONSTRAINT "licences_seats" CHECK ("shop"."licences"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."sent_mails" (
	"message_id" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"email" text NOT NULL,
	"member_id" uuid,
	"account_created" boolean DEFAULT false NOT NULL,
	"locale" text NOT NULL,
	"country" text,
	"pid" text NOT NULL,
	"product_name" text NOT NULL,
	"licence_type" text NOT NULL,
	"currency" text NOT NULL,
	"list_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"coupon_code" text,
	"review_reason" text,
	"placed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_state" CHECK (state in ('pending', 'paid', 'review', 'cancelled')),
	CONSTRAINT "orders_total" CHECK ("shop"."orders"."total_minor" > 0 and "shop"."orders"."total_minor" <= "shop"."orders"."list_minor"),
	CONSTRAINT "orders_paid_at" CHECK (("shop"."orders"."state" = 'paid') = ("shop"."orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "shop"."payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"provider_id" text NOT NULL,
	"reference" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"state" text DEFAULT 'starting' NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"redirect_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payments_state" CHECK (state in ('starting', 'open', 'succeeded', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "shop"."coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"pids" text[] NOT NULL,
	"pay_percent" integer NOT NULL,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_percent" CHECK ("shop"."coupons"."pay_percent" between 1 and 100),
	CONSTRAINT "coupons_within_cap" CHECK ("shop"."coupons"."used" >= 0 and ("shop"."coupons"."max_uses" is null or "shop"."coupons"."used" <= "shop"."coupons"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "shop"."sandbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"reference" text NOT NULL,
	"last_four" text,
	"fails_at_renewal" boolean DEFAULT false NOT NULL,
	"chaos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "shop"."mailbox" (
	"message_id" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"to" text NOT NULL,
	"from" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."sandbox_clock" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset_ms" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."password_tokens" ADD CONSTRAINT "password_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sign_in_methods" ADD CONSTRAINT "sign_in_methods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "shop"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."offer_prices" ADD CONSTRAINT "offer_prices_pid_offers_pid_fk" FOREIGN KEY ("pid") REFERENCES "shop"."offers"("pid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."checkouts" ADD CONSTRAINT "checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_events" ADD CONSTRAINT "sandbox_events_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "shop"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_tokens_member_id_index" ON "shop"."password_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_member_id_index" ON "shop"."sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "shop"."verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "licences_of_member" ON "shop"."licences" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "orders_of_member" ON "shop"."orders" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "shop"."orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "shop"."payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_id" ON "shop"."payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live" ON "shop"."payments" USING btree ("order_id") WHERE state in ('starting', 'open');--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "shop"."payments" USING btree (coalesce(asked_at, created_at)) WHERE state in ('starting', 'open');--> statement-breakpoint
CREATE INDEX "sandbox_events_of_payment" ON "shop"."sandbox_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "mailbox_to" ON "shop"."mailbox" USING btree ("to","sent_at");