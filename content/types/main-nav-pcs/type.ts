import type { GroupField } from 'payload';
import { link, list, words } from '../../fields/fields.ts';
import { menuIconField } from '../../fields/menu-icon.ts';
import { defineCollection } from '../define-type.ts';
import { navigationSchema } from './schema.ts';

function section(name: string): GroupField {
  return {
    name,
    type: 'group',
    fields: [
      words('label', { required: true }),
      link('url'),
      list('items', [words('title', { required: true }), link('link', { required: true }), menuIconField]),
    ],
  };
}

/** The navigation bar, with one document for each operating system (spec §3). */
export const mainNavPcs = defineCollection(
  {
    slug: 'main-nav-pcs',
    labels: { singular: 'Navigation bar', plural: 'Navigation bars' },
    admin: { useAsTitle: 'os', group: 'Everywhere' },
    disableDuplicate: true,
    fields: [
      { name: 'os', type: 'select', required: true, unique: true, options: ['win', 'mac'] },
      words('logoTitle', { help: 'Left empty, it is the name of the settings (SHOP_NAME).' }),
      { name: 'media', type: 'upload', relationTo: 'media' },
      words('login', { required: true }),
      {
        name: 'product',
        type: 'group',
        fields: [
          words('label', { required: true }),
          link('url'),
          list('subList', [
            { name: 'product', type: 'relationship', relationTo: 'products', required: true },
            words('text'),
            link('link', { required: true }),
            { name: 'anchor', type: 'text' },
          ]),
        ],
      },
      section('store'),
      section('tips'),
      section('support'),
    ],
  },
  {
    schema: () => navigationSchema,
    key: 'os',
    path: () => '/',
    demo: async (id) => (await import('./demo.ts')).demoNavigation(id),
  },
);
