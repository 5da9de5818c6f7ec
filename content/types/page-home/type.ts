import { pageSchema } from '../../fields/page-schema.ts';
import { defineSinglePage } from '../define-page.ts';

export const pageHome = defineSinglePage('page-home', 'Home page', '/', {
  schema: pageSchema,
  demo: async (id) => (await import('./demo.ts')).demoHome(id),
});
