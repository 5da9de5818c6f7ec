import { paragraph } from '../../fields/fields.ts';
import { defineSinglePage } from '../define-page.ts';
import { helpIndexSchema } from './schema.ts';

/** The first page of help: search, topics, and the articles that are read most. */
export const pageHelps = defineSinglePage('page-helps', 'Help: first page', '/help', {
  group: 'Help',
  fields: [
    {
      ...paragraph('summary'),
      label: 'Introduction',
      admin: { description: 'One or two sentences above the search.' },
    },
    {
      name: 'popular',
      label: 'Asked for most',
      type: 'relationship',
      relationTo: 'page-help-details',
      hasMany: true,
      admin: { description: 'Help articles that stand first. The others are listed by topic.' },
    },
  ],
  schema: helpIndexSchema,
  demo: async (id) => (await import('./demo.ts')).demoHelpIndex(id),
});
