import { paragraph } from '../../fields/fields.ts';
import { definePage } from '../define-page.ts';
import { slugPath } from '../slug-path.ts';
import { serviceSchema } from './schema.ts';
import { SERVICES } from './slugs.ts';

/** Pages on which something is done rather than read: their title, introduction and what stands below. */
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
      validate: (value: unknown) =>
        (SERVICES as readonly unknown[]).includes(value) || `One of ${SERVICES.join(' or ')}.`,
    },
    schema: serviceSchema,
    path: slugPath(''),
    pages: true,
    owns: SERVICES,
    demo: async () => (await import('./demo.ts')).demoServices,
  },
);
