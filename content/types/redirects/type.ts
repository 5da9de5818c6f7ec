import { anyone, writers } from '../../staff/access.ts';
import { defineCollection } from '../define-type.ts';
import { redirectSchema } from './schema.ts';

const PATH = /^\/(?!\/)[^\s?#]*$/;

/** Where visitors of an address are sent instead, in every language. */
export const redirects = defineCollection(
  {
    slug: 'redirects',
    labels: { singular: 'Redirect', plural: 'Redirects' },
    access: { read: anyone, create: writers, update: writers, delete: writers },
    versions: false,
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
      group: 'Everywhere',
      description: 'A page whose address changes gets one by itself.',
    },
    fields: [
      {
        name: 'from',
        label: 'Old address',
        type: 'text',
        required: true,
        unique: true,
        admin: { description: 'A path such as /old-page, without language: it holds for all of them.' },
        validate: (value: unknown) =>
          (PATH.test(String(value ?? '')) && value !== '/') || 'Start with /, without ? or #.',
      },
      {
        name: 'to',
        label: 'New address',
        type: 'text',
        required: true,
        admin: { description: 'A path such as /new-page, or an https:// address elsewhere.' },
        validate: (value: unknown) =>
          PATH.test(String(value ?? '').split('#', 1)[0] ?? '') ||
          (/^https:\/\//.test(String(value)) && URL.canParse(String(value))) ||
          'Start with / or https://.',
      },
      {
        name: 'permanent',
        label: 'For good',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'Browsers and search engines remember it. Off: for the time being.' },
      },
    ],
  },
  {
    schema: () => redirectSchema,
    key: 'from',
    everyLanguage: true,
  },
);
