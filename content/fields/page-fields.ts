import type { Field, GroupField, TextField } from 'payload';
import { blockKinds } from '../blocks/registry.ts';
import type { ShownAs } from '../reading/shown-as.ts';
import { adminsOnlyField } from '../staff/access.ts';
import { type Asks, says } from '../staff/says.ts';
import { copiedSlug } from './copied-slug.ts';
import { list, paragraph, words } from './fields.ts';
import { isInlineScript } from './inline-script.ts';
import { keptScript } from './kept-script.ts';

const LONGEST_SLUG = 150;

/** @param allowed what the pattern allows, for the message to editors */
export const slugCheck =
  (pattern: RegExp, allowed: 'any' | 'hyphens' | 'underscores' | 'letter') =>
  (value: unknown, { req }: { req?: Asks } = {}) => {
    // A value that is not a string would be stored as JSON.
    const slug = typeof value === 'string' ? value : '';
    return (
      (pattern.test(slug) && slug.length <= LONGEST_SLUG) ||
      says(req)(`slug.${allowed}`, { most: LONGEST_SLUG })
    );
  };

/** Names a page in its address; underscores are for product pages. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  hooks: { beforeDuplicate: [copiedSlug] },
  validate: slugCheck(/^[a-z0-9]+([_-][a-z0-9]+)*$/, 'any'),
};

function isJsonObject(source: string): boolean {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** Editors type it as text, which was validated when it was saved. */
const parsedJson: ShownAs = (value) =>
  typeof value === 'string' && isJsonObject(value) ? JSON.parse(value) : null;

export const titleField = words('title', { required: true });

/** The same for documents that are looked up by their exact address: there an underscore would become a hyphen. */
export const hyphenSlug: Pick<TextField, 'validate'> = {
  validate: slugCheck(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'hyphens'),
};

/** Names that the shop sets itself, or that change what a page may do. */
const SET_BY_SHOP = new Set([
  'referrer',
  'viewport',
  'description',
  'color-scheme',
  'theme-color',
  'csrf-token',
]);

const isOwnMeta = (value: unknown, { req }: { req?: Asks }): true | string => {
  const name = String(value ?? '')
    .trim()
    .toLowerCase();
  if (!/^[a-z][\w.:-]*$/.test(name)) return says(req)('meta.name');
  return !SET_BY_SHOP.has(name) || says(req)('meta.own', { name });
};

/** What search engines read, and a script that only admins may add. */
export const seoGroup: GroupField = {
  name: 'seo',
  type: 'group',
  fields: [
    paragraph('metaDescription'),
    list('meta', [
      { name: 'name', type: 'text', required: true, validate: isOwnMeta },
      words('content', { required: true }),
    ]),
    {
      name: 'script',
      type: 'textarea',
      admin: {
        description:
          'JavaScript that runs on the page, without <script> around it. It may load nothing from other addresses. Admins only.',
      },
      validate: (value: unknown, { req }: { req?: Asks }) =>
        isInlineScript(String(value ?? '')) || says(req)('script', { marks: '<script>, </script>, <!--' }),
      access: { create: adminsOnlyField, update: adminsOnlyField },
      hooks: { beforeChange: [keptScript] },
    },
    {
      name: 'structuredData',
      type: 'textarea',
      label: 'Structured data (JSON-LD)',
      custom: { shownAs: parsedJson },
      validate: (value: unknown, { req }: { req?: Asks }) =>
        !value || isJsonObject(String(value)) || says(req)('json'),
    },
  ],
};

/** What every page has besides its title (spec §3). */
export const pageBody: Field[] = [
  {
    name: 'blocks',
    type: 'blocks',
    blocks: blockKinds.map((kind) => kind.block),
    admin: { initCollapsed: true },
  },
  seoGroup,
  {
    type: 'row',
    fields: [
      { name: 'urlType', type: 'select', defaultValue: 'page', options: ['page', 'article'] },
      { name: 'articleInfoLevel', type: 'number', defaultValue: 0, min: 0 },
      {
        name: 'system',
        type: 'select',
        defaultValue: 'all',
        options: ['all', 'win', 'mac'],
        admin: {
          description: 'Told to programs that read this document; the shop’s own pages look the same.',
        },
      },
    ],
  },
];
