import { link, words } from '../../fields/fields.ts';
import { defineGlobal } from '../define-type.ts';
import { commonsSchema } from './schema.ts';

/** What all pages show besides navigation and footer. */
export const pageCommons = defineGlobal(
  {
    slug: 'page-commons',
    label: 'Header banner',
    admin: { group: 'Everywhere' },
    fields: [
      {
        name: 'headerBanner',
        type: 'group',
        fields: [
          { name: 'enabled', type: 'checkbox', defaultValue: false },
          words('text'),
          words('linkLabel'),
          link('link'),
        ],
      },
    ],
  },
  {
    schema: () => commonsSchema,
    path: () => '/',
    demo: async () => (await import('./demo.ts')).demoCommons,
  },
);
