import { paragraph } from '../../fields/fields.ts';
import { type Asks, says } from '../../staff/says.ts';
import { definePage } from '../define-page.ts';
import { slugPath } from '../slug-path.ts';
import { serviceSchema } from './schema.ts';
import { SERVICES } from './slugs.ts';

/** Pages for doing something rather than reading: their title, their introduction and the text below. */
export const pageServices = definePage(
  'page-services',
  { singular: 'Service page', plural: 'Service pages' },
  {
    fields: [
      {
        ...paragraph('summary', { required: true }),
        label: 'Introduction',
        admin: { description: 'What the page is for, and what to have at hand.' },
      },
    ],
    slug: {
      label: 'Page',
      admin: {
        description:
          'Of card-info-pay visitors see the title and the introduction; the shop writes the rest.',
      },
      validate: (value: unknown, { req }: { req?: Asks } = {}) =>
        (SERVICES as readonly unknown[]).includes(value) ||
        says(req)('slug.service', { names: SERVICES.join(' · ') }),
    },
    schema: serviceSchema,
    path: slugPath(''),
    pages: true,
    owns: SERVICES,
    demo: async () => (await import('./demo.ts')).demoServices(),
  },
);
