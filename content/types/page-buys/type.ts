import { pageSchema } from '../../fields/page-schema.ts';
import { definePage } from '../define-page.ts';
import { productsOfPage } from '../products/products-of-page.ts';
import { slugPath } from '../slug-path.ts';

/** The page where a product's licences are chosen. */
export const pageBuys = definePage(
  'page-buys',
  { singular: 'Buy page', plural: 'Buy pages' },
  {
    fields: [productsOfPage],
    schema: pageSchema,
    path: slugPath('/buy'),
    pages: true,
    middleware: 'get-product-buy-detail',
    demo: async (id) => (await import('./demo.ts')).demoBuyPages(id),
  },
);
