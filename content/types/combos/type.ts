import type { RelationshipField } from 'payload';
import { link, paragraph, productList, words } from '../../fields/fields.ts';
import { slugField } from '../../fields/page-fields.ts';
import { defineCollection } from '../define-type.ts';
import { comboSchema } from './schema.ts';

/** Recommended bundles, with one card each. */
export const combos = defineCollection(
  {
    slug: 'combos',
    labels: { singular: 'Bundle card', plural: 'Bundle cards' },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'position', '_status'], group: 'Shop' },
    fields: [
      words('title', { required: true }),
      slugField,
      { ...paragraph('text'), admin: { description: 'What one does with it, in a sentence.' } },
      {
        ...productList('product'),
        label: 'Bundle',
        required: true,
        admin: { description: 'The product that is sold: one for Windows, one for Mac. Its price is shown.' },
      } as RelationshipField,
      { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
      {
        type: 'row',
        fields: [
          { ...words('badge'), admin: { description: 'Two words on the card, such as “6 programs”.' } },
          { ...link('link'), label: 'Leads to', admin: { description: 'Empty: the product’s page.' } },
          {
            name: 'position',
            label: 'Place in lists',
            type: 'number',
            defaultValue: 10,
            admin: {
              description: 'Small numbers come first; equal ones keep the order they have in the block.',
            },
          },
        ],
      },
    ],
  },
  {
    schema: () => comboSchema,
    key: 'slug',
    demo: async (id) => (await import('./demo.ts')).demoCombos(id),
  },
);
