// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A page that names no product is about those of its own name. */
const nameProducts = (table: string, path: string, slug: string) => `
  INSERT INTO "cms"."${table}_rels" ("order", "parent_id", "path", "products_id")
  SELECT row_number() OVER (PARTITION BY page."id" ORDER BY product."id"), page."id", '${path}', product."id"
  FROM "cms"."${table}" page JOIN "cms"."products" product ON product."slug" = page."${slug}"
  WHERE NOT EXISTS (SELECT FROM "cms"."${table}_rels" WHERE "parent_id" = page."id" AND "path" = '${path}');`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."product_pages" (
  	"type" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"product_id" integer NOT NULL,
  	"path" text NOT NULL,
  	"locales" text[] NOT NULL,
  	CONSTRAINT "product_pages_type_document_id_product_id_pk" PRIMARY KEY("type","document_id","product_id")
  );`)
  for (const page of ['page_products', 'page_buys']) {
    await db.execute(sql.raw(nameProducts(page, 'product', 'slug')))
    await db.execute(sql.raw(nameProducts(`_${page}_v`, 'version.product', 'version_slug')))
    await db.execute(sql.raw(`
   INSERT INTO "cms"."product_pages" ("type", "document_id", "product_id", "path", "locales")
   SELECT address."type", address."document_id", relation."products_id", address."path", address."locales"
   FROM "cms"."addresses" address JOIN "cms"."${page}_rels" relation
     ON relation."parent_id" = address."document_id" AND relation."path" = 'product'
   WHERE address."type" = '${page.replace('_', '-')}' AND address."published" AND cardinality(address."locales") > 0
   ON CONFLICT DO NOTHING`))
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."product_pages" CASCADE;`)
}
