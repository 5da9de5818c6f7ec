CREATE TABLE "shop"."staff_proved_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_recovery_codes" (
	"staff_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_totp" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_proved_sessions_of_staff" ON "shop"."staff_proved_sessions" USING btree ("staff_id");