import { words } from '../../fields/fields.ts';
import { slugField } from '../../fields/page-fields.ts';
import { defineCollection } from '../define-type.ts';
import { articleCategorySchema } from './schema.ts';

/** What articles are about; each is in one. */
export const articleCategories = defineCollection(
  {
    slug: 'article-categories',
    labels: { singular: 'Article category', plural: 'Article categories' },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', '_status'], group: 'Articles' },
    fields: [words('title', { required: true }), slugField],
  },
  {
    schema: () => articleCategorySchema,
    key: 'slug',
    filters: ['slug'],
    demo: async () => (await import('./demo.ts')).demoArticleCategories,
  },
);
