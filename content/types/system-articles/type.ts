import { day, paragraph } from '../../fields/fields.ts';
import { definePage } from '../define-page.ts';
import { slugPath } from '../slug-path.ts';
import { systemArticleSchema } from './schema.ts';
import { SYSTEM_ARTICLES } from './slugs.ts';

/** Policies, and the pages about the vendor. */
export const systemArticles = definePage(
  'system-articles',
  { singular: 'Policy', plural: 'Policies' },
  {
    fields: [
      {
        ...paragraph('summary'),
        label: 'In short',
        admin: { description: 'What it comes down to, in a few plain sentences.' },
      },
      day('validFrom', 'Applies from', 'Shown under the title.'),
    ],
    schema: systemArticleSchema,
    path: slugPath(''),
    pages: true,
    owns: SYSTEM_ARTICLES,
    demo: async () => (await import('./demo.ts')).demoSystemArticles(),
  },
);
