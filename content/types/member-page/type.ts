import { link, list, paragraph, words } from '../../fields/fields.ts';
import { seoGroup, titleField } from '../../fields/page-fields.ts';
import { type Asks, says } from '../../staff/says.ts';
import { defineGlobal } from '../define-type.ts';
import { memberPageSchema } from './schema.ts';
import { SECTIONS } from './sections.ts';

const SECTION_LABELS: Record<(typeof SECTIONS)[number], string> = {
  my_products: 'Products and licences',
  devices: 'Devices',
  orders: 'Orders',
  subscriptions: 'Subscriptions',
  tickets: 'Messages to support',
  account: 'Account',
  security: 'Security',
  privacy: 'Privacy',
};

/** The editors' texts in the member centre. */
export const memberPage = defineGlobal(
  {
    slug: 'member-page',
    label: 'Member centre',
    admin: { group: 'Account pages' },
    fields: [
      titleField,
      { ...paragraph('summary'), label: 'Introduction' },
      {
        name: 'notice',
        label: 'Notice to all members',
        type: 'group',
        admin: { description: 'Above every section, as long as it has words.' },
        fields: [paragraph('text'), { ...words('linkLabel'), label: 'Words of its link' }, link('link')],
      },
      {
        ...list('sections', [
          {
            name: 'section',
            label: 'Section',
            type: 'select',
            required: true,
            options: SECTIONS.map((value) => ({ value, label: SECTION_LABELS[value] })),
          },
          words('title', { required: true }),
          { ...paragraph('text'), label: 'Introduction' },
          { ...paragraph('empty'), label: 'When there is nothing yet' },
          { ...words('helpLabel'), label: 'Link to help: its words' },
          { ...link('helpLink'), label: 'Link to help: where it leads' },
        ]),
        label: 'Sections',
        validate: (value: unknown, { req }: { req?: Asks }) => {
          const named = (Array.isArray(value) ? value : []).map((row: { section?: unknown }) => row.section);
          return new Set(named).size === named.length || says(req)('rows.sections');
        },
      },
      seoGroup,
    ],
  },
  {
    schema: () => memberPageSchema,
    path: () => '/member',
    demo: async () => (await import('./demo.ts')).demoMemberPage,
  },
);
