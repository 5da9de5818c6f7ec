-- What the new role may do until staff of the shop say otherwise: the books, the documents in them, and what was taken.
INSERT INTO "shop"."staff_permissions" ("role", "permission") VALUES ('accountant', 'books'), ('accountant', 'invoices'), ('accountant', 'sales') ON CONFLICT DO NOTHING;
