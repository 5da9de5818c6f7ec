CREATE TABLE "shop"."staff_permissions" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "staff_permissions_role_permission_pk" PRIMARY KEY("role","permission")
);
--> statement-breakpoint
-- What each role may do until staff of the shop say otherwise.
INSERT INTO "shop"."staff_permissions" ("role", "permission")
	SELECT 'admin', unnest(array['orders', 'refunds', 'licences', 'subscriptions', 'exchange_codes', 'invoices', 'prices', 'releases', 'sales', 'taxes', 'seller', 'webhooks', 'jobs', 'roles'])
	UNION ALL SELECT 'editor', unnest(array['prices', 'releases'])
	UNION ALL SELECT 'support', unnest(array['orders', 'refunds', 'licences', 'subscriptions', 'exchange_codes', 'invoices', 'jobs']);
