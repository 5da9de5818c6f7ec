import type { CollectionConfig, Field } from 'payload';
import { productList } from '../../fields/fields.ts';
import { pageFields, slugField } from '../../fields/page-fields.ts';
import { published, writers } from '../../staff/access.ts';

function pages(slug: string, singular: string, plural: string, more: Field[] = []): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', '_status', 'updatedAt'], group: 'Pages' },
    access: { read: published, create: writers, update: writers, delete: writers },
    versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 50 },
    fields: [slugField, ...more, ...pageFields],
  };
}

/** One page a product, by slug; it is about the Windows and the Mac product of that slug. */
export const pageProducts = pages('page-products', 'Product page', 'Product pages', [productList('product')]);

/** The page where a product's licences are chosen. */
export const pageBuys = pages('page-buys', 'Buy page', 'Buy pages', [productList('product')]);

/** Pages shown when something is wrong; `error-404` when there is nothing at an address. */
export const pageError = pages('page-error', 'Error page', 'Error pages');
