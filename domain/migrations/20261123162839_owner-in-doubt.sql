ALTER TABLE "shop"."address_changes" ADD COLUMN "link_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."members" ADD COLUMN "owner_in_doubt_at" timestamp with time zone;--> statement-breakpoint
-- Until now the reason alone said so, and the links that ended at that moment stood as changes that were undone: storefronts of the
-- release before, which may run beside these, still read them so, and those links must not work there either.
UPDATE "shop"."members" SET "owner_in_doubt_at" = "blocked_at" WHERE "blocked_reason" = 'log_in_denied';
--> statement-breakpoint
UPDATE "shop"."address_changes" change SET "link_ended_at" = change."reverted_at"
	FROM "shop"."members" member WHERE member."id" = change."member_id" AND member."owner_in_doubt_at" = change."reverted_at";
