import { words } from '../../fields/fields.ts';
import { slugField } from '../../fields/page-fields.ts';
import { defineCollection } from '../define-type.ts';
import { authorSchema } from './schema.ts';

/** The authors of articles. */
export const authors = defineCollection(
  {
    slug: 'authors',
    labels: { singular: 'Author', plural: 'Authors' },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', '_status'], group: 'Articles' },
    fields: [
      words('name', { required: true }),
      slugField,
      { ...words('about'), admin: { description: 'One line about them, shown with their articles.' } },
    ],
  },
  {
    schema: () => authorSchema,
    key: 'slug',
    demo: async () => (await import('./demo.ts')).demoAuthors,
  },
);
