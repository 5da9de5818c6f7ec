import { productList } from '../../fields/fields.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import { definePage } from '../define-page.ts';
import { slugPath } from '../slug-path.ts';

/** One page a product, by slug; it is about the Windows and the Mac product of that slug. */
export const pageProducts = definePage(
  'page-products',
  { singular: 'Product page', plural: 'Product pages' },
  {
    fields: [productList('product')],
    schema: pageSchema,
    path: slugPath(''),
    pages: true,
    middleware: 'get-product-detail',
    demo: async (id) => (await import('./demo.ts')).demoProductPages(id),
  },
);
