import { link, list, paragraph, words } from '../../fields/fields.ts';
import { defineGlobal } from '../define-type.ts';
import { footerSchema } from './schema.ts';

export const footer = defineGlobal(
  {
    slug: 'footer',
    label: 'Footer',
    admin: { group: 'Everywhere' },
    fields: [
      link('logoLink', { required: true }),
      words('logoTitle', { help: 'Left empty, it is the name of the settings (SHOP_NAME).' }),
      { name: 'media', type: 'upload', relationTo: 'media' },
      list('menuList', [
        words('label', { required: true }),
        list('list', [
          words('label', { required: true }),
          link('link', { required: true }),
          { name: 'eventLabel', type: 'text', admin: { description: 'Name of the click in the reports.' } },
        ]),
      ]),
      list('items', [words('label', { required: true }), link('link', { required: true })]),
      paragraph('brand'),
    ],
  },
  {
    schema: () => footerSchema,
    path: () => '/',
    demo: async () => (await import('./demo.ts')).demoFooter,
  },
);
