ALTER TABLE "shop"."licence_devices" ADD COLUMN "offline_file" uuid;--> statement-breakpoint
ALTER TABLE "shop"."licence_devices" ADD COLUMN "offline_key" text;--> statement-breakpoint
ALTER TABLE "shop"."licence_devices" ADD COLUMN "offline_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."licence_devices" ADD CONSTRAINT "licence_devices_offline_file_unique" UNIQUE("offline_file");--> statement-breakpoint
ALTER TABLE "shop"."licence_devices" ADD CONSTRAINT "licence_devices_offline" CHECK ((offline_file is null) = (offline_key is null));