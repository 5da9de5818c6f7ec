import { ALL_LOCALES, LANGUAGES } from '@spindle/platform/locales.ts';
import { moment } from '../../fields/fields.ts';
import { staff, writers } from '../../staff/access.ts';
import { type Asks, says } from '../../staff/says.ts';
import { defineCollection } from '../define-type.ts';
import { commentSchema } from './schema.ts';

/** Comments of readers under a page. Each is shown in the language in which it was written, once somebody has approved it. */
export const comments = defineCollection(
  {
    slug: 'comments',
    labels: { singular: 'Comment', plural: 'Comments' },
    access: {
      read: (args) => staff(args) || { approved: { equals: true } },
      create: writers,
      update: writers,
      delete: writers,
    },
    versions: false,
    admin: {
      useAsTitle: 'text',
      defaultColumns: ['text', 'author', 'path', 'approved', 'writtenAt'],
      group: 'Articles',
    },
    fields: [
      {
        name: 'approved',
        label: 'Shown to visitors',
        type: 'checkbox',
        defaultValue: false,
        admin: { position: 'sidebar' },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'path',
            label: 'Page',
            type: 'text',
            required: true,
            index: true,
            admin: { description: 'Its path without language, such as /dvd-capacity.' },
            validate: (value: unknown, { req }: { req?: Asks }) =>
              /^\/[^\s?#]*$/.test(String(value ?? '')) || says(req)('path'),
          },
          {
            name: 'locale',
            label: 'Language',
            type: 'select',
            required: true,
            defaultValue: 'en',
            options: ALL_LOCALES.map((value) => ({ value, label: LANGUAGES[value].name })),
          },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'author', label: 'Name of the reader', type: 'text', required: true, maxLength: 60 },
          {
            ...moment('writtenAt', 'Written', 'Readers see the day.', true),
            index: true,
            defaultValue: () => new Date().toISOString(),
          },
        ],
      },
      { name: 'text', label: 'What they say', type: 'textarea', required: true, maxLength: 2000 },
      {
        name: 'reply',
        label: 'Answer',
        type: 'group',
        admin: { description: 'Shown under it, once all three are there.' },
        fields: [
          { name: 'author', label: 'Who answers', type: 'text' },
          { name: 'text', label: 'The answer', type: 'textarea', maxLength: 2000 },
          moment('repliedAt', 'When', 'Readers see the day.'),
        ],
      },
    ],
  },
  {
    schema: () => commentSchema,
    key: 'id',
    everyLanguage: true,
  },
);
