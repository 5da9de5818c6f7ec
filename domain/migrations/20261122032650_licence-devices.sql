CREATE TABLE "shop"."licence_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"licence_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"system" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "licence_devices_system" CHECK (system in ('win', 'mac'))
);
--> statement-breakpoint
ALTER TABLE "shop"."licence_devices" ADD CONSTRAINT "licence_devices_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "shop"."licences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licence_devices_active" ON "shop"."licence_devices" USING btree ("licence_id","fingerprint") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "licence_devices_of_licence" ON "shop"."licence_devices" USING btree ("licence_id","last_seen_at");