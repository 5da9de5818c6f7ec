CREATE INDEX "audit_entries_of_kind" ON "shop"."audit_entries" USING btree ("subject_kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "shop"."audit_entries" USING btree (coalesce("actor_email", "actor_id"),"at","id");--> statement-breakpoint
INSERT INTO "shop"."staff_permissions" ("role", "permission") VALUES ('admin', 'audit') ON CONFLICT DO NOTHING;
