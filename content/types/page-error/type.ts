import { pageSchema } from '../../fields/page-schema.ts';
import { definePage } from '../define-page.ts';

/** Pages that are shown for an error; `error-404` if there is nothing at an address. */
export const pageError = definePage(
  'page-error',
  { singular: 'Error page', plural: 'Error pages' },
  { schema: pageSchema, demo: async (id) => [(await import('./demo.ts')).demoErrorPage(id)] },
);
