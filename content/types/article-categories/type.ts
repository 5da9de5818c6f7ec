import { paragraph } from '../../fields/fields.ts';
import { hyphenSlug } from '../../fields/page-fields.ts';
import { definePage } from '../define-page.ts';
import { slugPath } from '../slug-path.ts';
import { categorySchema } from './schema.ts';

/** What articles are about; each is in one. Its articles are listed at its address. */
export const articleCategories = definePage(
  'article-categories',
  { singular: 'Article category', plural: 'Article categories' },
  {
    group: 'Articles',
    slug: hyphenSlug,
    fields: [
      {
        ...paragraph('summary'),
        label: 'Introduction',
        admin: { description: 'What the articles are about, in a sentence or two. Stands above the list.' },
      },
    ],
    schema: categorySchema,
    path: slugPath(''),
    pages: true,
    owns: ['dvd', 'blu-ray', '4k-uhd', 'others'],
    demo: async () => (await import('./demo.ts')).demoArticleCategories,
  },
);
