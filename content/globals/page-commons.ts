import type { GlobalConfig } from 'payload';
import { published, writers } from '../access.ts';
import { link, words } from '../fields.ts';

/** What all pages show besides navigation and footer. */
export const pageCommons: GlobalConfig = {
  slug: 'page-commons',
  label: 'Header banner',
  admin: { group: 'Everywhere' },
  access: { read: published, update: writers },
  versions: { drafts: true, max: 50 },
  fields: [
    {
      name: 'headerBanner',
      type: 'group',
      fields: [
        { name: 'enabled', type: 'checkbox', defaultValue: false },
        words('text'),
        words('linkLabel'),
        link('link'),
      ],
    },
  ],
};
