import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type { RelationshipField, TextField } from 'payload';
import { DISC_KINDS } from '../../fields/field-schemas.ts';
import { link, list, productList, words } from '../../fields/fields.ts';
import { slugCheck } from '../../fields/page-fields.ts';
import type { ShownAs } from '../../reading/shown-as.ts';
import { type Asks, says } from '../../staff/says.ts';
import { defineCollection } from '../define-type.ts';
import { slugPath } from '../slug-path.ts';
import { checkSuccessors } from './check-successors.ts';
import { checkDownloadAddress } from './download-address.ts';
import { price } from './price-field.ts';
import { productSchema } from './schema.ts';

/** Shows prices in the currency of the reader's language. */
const pricesInCurrency: ShownAs = (value, { currency }) =>
  (Array.isArray(value) ? value : []).flatMap((row: Record<string, unknown>) => {
    const price = row[currency.toLowerCase()];
    return typeof price === 'number' ? [{ key: row.key, value: price, currency }] : [];
  });

const relation = (name: string, label: string, description: string) => ({
  ...productList(name),
  label,
  admin: { description },
});

/** In days. */
const LONGEST_TRIAL = 365;

/** Products: one document for each pid. Publishing one writes its offer into the catalogue, from which checkouts charge. */
export const products = defineCollection(
  {
    slug: 'products',
    labels: { singular: 'Product', plural: 'Products' },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'pid', 'system', '_status'], group: 'Shop' },
    defaultPopulate: {
      pid: true,
      slug: true,
      shortName: true,
      name: true,
      type: true,
      system: true,
      productLine: true,
      media: true,
      free: true,
      product_attrs: true,
      client_info: true,
      amazon: true,
      price: true,
    },
    fields: [
      {
        name: 'pid',
        type: 'text',
        required: true,
        unique: true,
        // Can be set only in a copy, which has none yet, and by restoring a version; otherwise it never changes.
        access: { update: ({ doc, req }) => Boolean(req.context.isRestoringVersion || (doc && !doc.pid)) },
        hooks: { beforeDuplicate: [() => null] },
        admin: { description: 'Stays as it is: orders and links refer to it.' },
        validate: (value: unknown, { req }: { req?: Asks }) =>
          /^\d{1,9}$/.test(String(value ?? '')) || says(req)('pid'),
      },
      {
        name: 'slug',
        type: 'text',
        required: true,
        index: true,
        admin: { description: 'With underscores: dvd_ripper is shown at /dvd-ripper.' },
        validate: slugCheck(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'underscores'),
      },
      words('name', { required: true }),
      words('shortName', { required: true }),
      {
        name: 'type',
        type: 'select',
        required: true,
        defaultValue: 'single',
        options: ['single', 'bundle', 'aio'],
      },
      { name: 'system', type: 'select', required: true, options: ['win', 'mac', 'android'] },
      { name: 'productLine', type: 'select', required: true, options: [...DISC_KINDS] },
      {
        name: 'onSale',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'Off: still shown and downloadable, but no longer sold.' },
      },
      {
        name: 'free',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'Given away: it has a download and no price.' },
      },
      {
        name: 'trialDays',
        label: 'Days to try it',
        type: 'number',
        min: 1,
        max: LONGEST_TRIAL,
        admin: { description: 'Empty: it can’t be tried.' },
        validate: (value: unknown, { req }: { req?: Asks }) =>
          value === null ||
          value === undefined ||
          (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST_TRIAL) ||
          says(req)('trial_days', { most: LONGEST_TRIAL }),
      },
      {
        ...list(
          'price',
          [
            {
              type: 'row',
              fields: [
                {
                  name: 'key',
                  label: 'Licence',
                  type: 'select',
                  required: true,
                  options: [...LICENCE_TYPES],
                },
                price('usd'),
                price('eur'),
                price('jpy'),
              ],
            },
          ],
          { open: true },
        ),
        label: 'Prices',
        custom: { shownAs: pricesInCurrency },
        validate: (value: unknown, { req }: { req?: Asks }) => {
          const keys = (Array.isArray(value) ? value : []).map((row: { key?: unknown }) => row.key);
          return new Set(keys).size === keys.length || says(req)('rows.licences');
        },
      },
      list('downloadUrl', [
        {
          name: 'url',
          type: 'text',
          required: true,
          admin: { description: 'An https:// address, or a path of this shop.' },
          validate: checkDownloadAddress,
        },
        { name: 'version', type: 'text', required: true },
      ]),
      { name: 'media', type: 'upload', relationTo: 'media' },
      list('imgs', [{ name: 'media', type: 'upload', relationTo: 'media', required: true }]),
      {
        name: 'product_attrs',
        label: 'Attributes',
        type: 'group',
        fields: [
          { name: 'media', type: 'upload', relationTo: 'media' },
          list('tags', [{ name: 'slug', type: 'text', required: true }, words('name', { required: true })]),
        ],
      },
      { name: 'client_info', label: 'Requirements', type: 'group', fields: [words('systemRequirement')] },
      { name: 'coupon', type: 'text' },
      {
        ...link('amazon'),
        localized: true,
        label: 'At Amazon',
        admin: {
          description:
            'Its page there, in the shop of this language’s countries. Stands beside the licences to buy.',
        },
      } as TextField,
      relation('products', 'In this bundle', 'What one gets with it. Of a single product: nothing.'),
      relation('upgrade_products', 'Upgrades', 'What those who own this product are offered.'),
      relation('related_products', 'Related products', 'What is shown beside it.'),
      {
        ...relation(
          'redirect_products',
          'Replaced by',
          'Once no edition of this product is sold any more, its pages lead to the first one named here that has a page.',
        ),
        validate: checkSuccessors,
      } as RelationshipField,
    ],
  },
  {
    schema: () => productSchema,
    key: 'pid',
    path: slugPath(''),
    demo: async () => (await import('./demo.ts')).demoProducts,
    demoRelations: async (id) => (await import('./demo.ts')).demoProductRelations(id),
  },
);
