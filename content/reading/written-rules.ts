import { CONTENT_SCHEMA } from '../payload/schema-name.ts';

/** The key of everything that a rule for this path would change. It stands in headers, so it is encoded. */
export const ruleTag = (path: string) => `redirects:${encodeURI(path)}`;

/** The address of a product's page, in SQL. */
export const pathOfSlug = (slug: string) => `'/' || replace(${slug}, '_', '-')`;
const products = `${CONTENT_SCHEMA}.products`;

/** The address of a product's own page, in SQL: that of the published page about it, or else the one that its slug makes. */
const pageOf = (product: string) => `coalesce((
  select page.path from ${CONTENT_SCHEMA}.product_pages page
  where page.product_id = ${product}.id and page.type = 'page-products'
  order by page.path <> ${pathOfSlug(`${product}.slug`)}, page.document_id limit 1), ${pathOfSlug(`${product}.slug`)})`;
/** Products with the products that replace them, in SQL. */
export const SUCCESSORS = `${products} product join ${CONTENT_SCHEMA}.products_rels relation
  on relation.parent_id = product.id and relation.path = 'redirect_products'
  join ${products} successor on successor.id = relation.products_id`;

/**
 * The rules. The pages of a product that is no longer sold in any edition lead to its replacements, in the order in which
 * they are named. Rules written by editors are added; only their rows have an id.
 */
export const RULES = `
  with retired as (
    select ${pageOf('product')} as old, ${pageOf('successor')} as new,
      product.id as product, relation."order" as place
    from ${SUCCESSORS}
    where product._status = 'published' and successor._status = 'published' and successor.slug <> product.slug
      and not exists (
        select from ${products} sold
        where sold.slug = product.slug and sold._status = 'published' and coalesce(sold.on_sale, true))
  ), rules as (
    select old, new, product, place from retired
    union all select old || '/buy', new, product, place from retired
  )
  select null as id, old as "from", new as "to", true as permanent, false as own,
    exists (select from ${CONTENT_SCHEMA}.addresses
      where path = new and published and cardinality(locales) > 0) as leads, product, place
  from rules
  union all select id, "from", "to", coalesce(permanent, true), true, true, 0, 0 from ${CONTENT_SCHEMA}.redirects
  order by product, place`;
