import { pageFields } from '../../fields/page-fields.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import { defineGlobal } from '../define-type.ts';

export const pageHome = defineGlobal(
  {
    slug: 'page-home',
    label: 'Home page',
    admin: { group: 'Pages' },
    versions: { drafts: { autosave: { interval: 1500 } }, max: 50 },
    fields: pageFields,
  },
  {
    schema: pageSchema,
    path: () => '/',
    demo: async (id) => (await import('./demo.ts')).demoHome(id),
  },
);
