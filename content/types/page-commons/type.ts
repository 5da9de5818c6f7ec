import type { GlobalConfig } from 'payload';
import { link, words } from '../../fields/fields.ts';
import { published, writers } from '../../staff/access.ts';

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
