import { CONTENT_SCHEMA } from '../payload/schema-name.ts';

/** The key of everything that would be different with a rule for this path. It stands in headers. */
export const ruleTag = (path: string) => `redirects:${encodeURI(path)}`;

/** The address of a product's page, in SQL. */
export const pathOfSlug = (slug: string) => `'/' || replace(${slug}, '_', '-')`;
const products = `${CONTENT_SCHEMA}.products`;

/** The address of a product's own page, in SQL: that of the published page that is about it, else what its name makes. */
const pageOf = (product: string) => `coalesce((
  select page.path from ${CONTENT_SCHEMA}.product_pages page
  where page.product_id = ${product}.id and page.type = 'page-products'
  order by page.path <> ${pathOfSlug(`${product}.slug`)}, page.document_id limit 1), ${pathOfSlug(`${product}.slug`)})`;
/** Products with those that they are replaced by, in SQL. */
export const SUCCESSORS = `${products} product join ${CONTENT_SCHEMA}.products_rels relation
  on relation.parent_id = product.id and relation.path = 'redirect_products'
  join ${products} successor on successor.id = relation.products_id`;

/**
 * The pages of a product that is not sold any more, in no edition, lead to those that took its place, the first named
 * first; besides, what editors have written, whose rows alone have an id.
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
