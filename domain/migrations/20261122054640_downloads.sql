CREATE TABLE "shop"."download_counts" (
	"day" date NOT NULL,
	"pid" text NOT NULL,
	"kind" text NOT NULL,
	"release_id" uuid,
	"downloads" integer NOT NULL,
	CONSTRAINT "download_counts_key" UNIQUE NULLS NOT DISTINCT("day","pid","kind","release_id"),
	CONSTRAINT "download_counts_kind" CHECK (kind in ('trial', 'licensed'))
);
--> statement-breakpoint
CREATE TABLE "shop"."releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pid" text NOT NULL,
	"system" text NOT NULL,
	"version" text NOT NULL,
	"build" text NOT NULL,
	"architecture" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"notes" jsonb NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "releases_build" CHECK (build in ('trial', 'licensed', 'both')),
	CONSTRAINT "releases_architecture" CHECK (architecture in ('universal', 'x64', 'arm64', 'x86')),
	CONSTRAINT "releases_file" CHECK ("shop"."releases"."size" > 0 and "shop"."releases"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "shop"."download_counts" ADD CONSTRAINT "download_counts_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "shop"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_counts_of_release" ON "shop"."download_counts" USING btree ("release_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_standing" ON "shop"."releases" USING btree ("pid","version","build","architecture") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "releases_of_file" ON "shop"."releases" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "releases_by_time" ON "shop"."releases" USING btree ("added_at","id");