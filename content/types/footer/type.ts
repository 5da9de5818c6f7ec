import type { GlobalConfig } from 'payload';
import { link, list, paragraph, words } from '../../fields/fields.ts';
import { published, writers } from '../../staff/access.ts';

export const footer: GlobalConfig = {
  slug: 'footer',
  label: 'Footer',
  admin: { group: 'Everywhere' },
  access: { read: published, update: writers },
  versions: { drafts: true, max: 50 },
  fields: [
    link('logoLink', { required: true }),
    words('logoTitle', { required: true }),
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
};
