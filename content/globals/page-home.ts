import type { GlobalConfig } from 'payload';
import { published, writers } from '../access.ts';
import { pageFields } from '../page-fields.ts';

export const pageHome: GlobalConfig = {
  slug: 'page-home',
  label: 'Home page',
  admin: { group: 'Pages' },
  access: { read: published, update: writers },
  versions: { drafts: { autosave: { interval: 1500 } }, max: 50 },
  fields: pageFields,
};
