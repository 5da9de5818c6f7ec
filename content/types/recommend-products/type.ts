import { list, paragraph, words } from '../../fields/fields.ts';
import { defineCollection } from '../define-type.ts';
import { PLACES } from './places.ts';
import { recommendationSchema } from './schema.ts';

const PLACE_LABELS: Record<(typeof PLACES)[number], string> = {
  not_found: 'Page not found',
  thank_you: 'After buying',
  member: 'Member centre',
  article: 'Under articles',
  help: 'Under help articles',
  uninstall: 'After uninstalling',
};

/** Recommended products, with one list for each place. */
export const recommendProducts = defineCollection(
  {
    slug: 'recommend-products',
    disableDuplicate: true,
    labels: { singular: 'Recommendation', plural: 'Recommendations' },
    admin: { useAsTitle: 'place', defaultColumns: ['place', 'title', '_status'], group: 'Shop' },
    fields: [
      {
        name: 'place',
        label: 'Where',
        type: 'select',
        required: true,
        unique: true,
        options: PLACES.map((value) => ({ value, label: PLACE_LABELS[value] })),
      },
      words('title', { required: true }),
      paragraph('text'),
      {
        ...list(
          'items',
          [
            { name: 'product', type: 'relationship', relationTo: 'products', required: true },
            { ...words('text'), admin: { description: 'Why here, in a line. Empty: its name alone.' } },
            { ...words('badge'), admin: { description: 'Two words on the card.' } },
          ],
          { open: true },
        ),
        label: 'Products',
      },
    ],
  },
  {
    schema: () => recommendationSchema,
    key: 'place',
    demo: async (id) => (await import('./demo.ts')).demoRecommendations(id),
  },
);
