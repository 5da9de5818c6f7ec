import { paragraph } from '../../fields/fields.ts';
import { hyphenSlug } from '../../fields/page-fields.ts';
import { definePage } from '../define-page.ts';
import { slugPath } from '../slug-path.ts';
import { categorySchema } from './schema.ts';

/** The subjects of articles; each article has one. The articles of a category are listed at its address. */
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
