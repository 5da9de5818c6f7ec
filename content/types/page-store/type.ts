import { pageSchema } from '../../fields/page-schema.ts';
import { defineSinglePage } from '../define-page.ts';

/** Everything that is sold, on one page. */
export const pageStore = defineSinglePage('page-store', 'Store', '/store', {
  schema: pageSchema,
  demo: async (id) => (await import('./demo.ts')).demoStore(id),
});
