import type { GlobalConfig } from 'payload';
import { pageFields } from '../../fields/page-fields.ts';
import { published, writers } from '../../staff/access.ts';

export const pageHome: GlobalConfig = {
  slug: 'page-home',
  label: 'Home page',
  admin: { group: 'Pages' },
  access: { read: published, update: writers },
  versions: { drafts: { autosave: { interval: 1500 } }, max: 50 },
  fields: pageFields,
};
