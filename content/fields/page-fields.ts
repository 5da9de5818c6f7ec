import type { Field, GroupField, TextField } from 'payload';
import { blockKinds } from '../blocks/registry.ts';
import type { ShownAs } from '../reading/shown-as.ts';
import { adminsOnlyField } from '../staff/access.ts';
import { copiedSlug } from './copied-slug.ts';
import { list, paragraph, words } from './fields.ts';
import { isInlineScript } from './inline-script.ts';
import { keptScript } from './kept-script.ts';

const LONGEST_SLUG = 150;

/**
 * @param says what the pattern allows, for editors; without a comma: Payload takes a refusal apart at its commas, and
 * calls each part a field
 */
export const slugCheck = (pattern: RegExp, says: string) => (value: unknown) => {
  // What is none would be kept as JSON.
  const slug = typeof value === 'string' ? value : '';
  return (pattern.test(slug) && slug.length <= LONGEST_SLUG) || `At most ${LONGEST_SLUG} ${says}.`;
};

/** Names a page in its address; with underscores for product pages. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  hooks: { beforeDuplicate: [copiedSlug] },
  validate: slugCheck(
    /^[a-z0-9]+([_-][a-z0-9]+)*$/,
    'small letters and digits with single underscores or hyphens between them',
  ),
};

function isJsonObject(source: string): boolean {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** Editors type it as text; it was checked when it was saved. */
const parsedJson: ShownAs = (value) =>
  typeof value === 'string' && isJsonObject(value) ? JSON.parse(value) : null;

export const titleField = words('title', { required: true });

/** The same for documents that are looked up by the very address: an underscore would be a hyphen in it. */
export const hyphenSlug: Pick<TextField, 'validate'> = {
  validate: slugCheck(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'small letters and digits with single hyphens between them',
  ),
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

const isOwnMeta = (value: unknown): true | string => {
  const name = String(value ?? '')
    .trim()
    .toLowerCase();
  if (!/^[a-z][\w.:-]*$/.test(name)) return 'Letters, digits, points, colons and hyphens.';
  return !SET_BY_SHOP.has(name) || `The shop sets ${name} itself.`;
};

/** What search engines are told, and what only admins may add. */
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
      validate: (value: unknown) =>
        isInlineScript(String(value ?? '')) || 'Write only the code: no <script>, </script> or <!-- in it.',
      access: { create: adminsOnlyField, update: adminsOnlyField },
      hooks: { beforeChange: [keptScript] },
    },
    {
      name: 'structuredData',
      type: 'textarea',
      label: 'Structured data (JSON-LD)',
      custom: { shownAs: parsedJson },
      validate: (value: unknown) => !value || isJsonObject(String(value)) || 'This is not a JSON object.',
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
      { name: 'system', type: 'select', defaultValue: 'all', options: ['all', 'win', 'mac'] },
    ],
  },
];
