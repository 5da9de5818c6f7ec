import type { RelationshipField } from 'payload';
import { day, paragraph, productList } from '../../fields/fields.ts';
import { figureField } from '../../fields/figure.ts';
import { hyphenSlug } from '../../fields/page-fields.ts';
import { definePage } from '../define-page.ts';
import { slugPath } from '../slug-path.ts';
import { articleSchema } from './schema.ts';

/** Articles: each document is one text, at `/{slug}`. */
export const articles = definePage(
  'articles',
  { singular: 'Article', plural: 'Articles' },
  {
    group: 'Articles',
    slug: hyphenSlug,
    fields: [
      {
        ...paragraph('summary', { required: true }),
        admin: {
          description:
            'What the article says, in two or three sentences. Stands under its title and in lists.',
        },
      },
      {
        type: 'row',
        fields: [
          { name: 'category', type: 'relationship', relationTo: 'article-categories', required: true },
          { name: 'author', type: 'relationship', relationTo: 'authors', required: true },
        ],
      },
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Stands above the text, on a dark band, where no figure is drawn.' },
      },
      figureField,
      {
        ...productList('product'),
        label: 'Product',
        admin: { description: 'Shown as a row at the end: the tool for what the text is about.' },
      } as RelationshipField,
      {
        type: 'row',
        fields: [
          day('publishedAt', 'Published on', 'The day that readers and search engines are told.', true),
          day('checkedAt', 'Checked on', 'When somebody last made sure that all of it is still true.'),
        ],
      },
    ],
    schema: articleSchema,
    path: slugPath(''),
    pages: true,
    middleware: 'get-article-detail',
    demo: async (id) => (await import('./demo.ts')).demoArticles(id),
  },
);
