import type { RelationshipField } from 'payload';
import { day, paragraph, productList } from '../../fields/fields.ts';
import { slugCheck } from '../../fields/page-fields.ts';
import { definePage } from '../define-page.ts';
import { helpSchema } from './schema.ts';
import { HELP_TOPICS, type HelpTopic } from './topics.ts';

const TOPIC_LABELS: Record<HelpTopic, string> = {
  install: 'Installing and updating',
  licence: 'Licence keys',
  payment: 'Payment and refunds',
  discs: 'Discs and drives',
  files: 'Files and formats',
  account: 'Account',
};

/** Help articles: each answers one question, at `/help/{slug}`. */
export const pageHelpDetails = definePage(
  'page-help-details',
  { singular: 'Help article', plural: 'Help articles' },
  {
    group: 'Help',
    slug: {
      // A slug needs a letter, because help articles are also found by their number (spec §2).
      validate: slugCheck(/^(?=.*[a-z])[a-z0-9]+([_-][a-z0-9]+)*$/, 'letter'),
    },
    fields: [
      {
        ...paragraph('summary', { required: true }),
        label: 'Answer in short',
        admin: {
          description: 'One or two sentences. Stands first, and under the title in search and lists.',
        },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'topic',
            label: 'Topic',
            type: 'select',
            required: true,
            options: HELP_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
          },
          day('checkedAt', 'Checked on', 'When somebody last made sure that all of it is still true.'),
        ],
      },
      {
        ...productList('product'),
        label: 'Products',
        admin: { description: 'What it is about, named above its title. Empty: all products.' },
      } as RelationshipField,
      {
        name: 'related',
        label: 'See also',
        type: 'relationship',
        relationTo: 'page-help-details',
        hasMany: true,
      },
    ],
    schema: helpSchema,
    path: ({ slug }) => (typeof slug === 'string' && slug ? `/help/${slug}` : undefined),
    pages: true,
    owns: ['help'],
    demo: async () => (await import('./demo.ts')).demoHelps(),
  },
);
