import { pageSchema } from '../../fields/page-schema.ts';
import { definePage } from '../define-page.ts';
import { productsOfPage } from '../products/products-of-page.ts';
import { slugPath } from '../slug-path.ts';

/** One page for each product, about both its Windows and its Mac edition. */
export const pageProducts = definePage(
  'page-products',
  { singular: 'Product page', plural: 'Product pages' },
  {
    fields: [productsOfPage],
    schema: pageSchema,
    path: slugPath(''),
    pages: true,
    middleware: 'get-product-detail',
    demo: async (id) => (await import('./demo.ts')).demoProductPages(id),
  },
);
