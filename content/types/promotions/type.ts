import type { RelationshipField } from 'payload';
import { DISC_KINDS } from '../../fields/field-schemas.ts';
import { moment, paragraph, productList, words } from '../../fields/fields.ts';
import { type Asks, says } from '../../staff/says.ts';
import { definePage } from '../define-page.ts';
import { promotionSchema } from './schema.ts';
import { TIME_ZONES } from './time-zones.ts';

const LINE_NAMES = { dvd: 'DVD', 'blu-ray': 'Blu-ray', uhd: '4K UHD', suite: 'AI Suite' } as const;

/** `Europe/Berlin` is shown as Berlin, and UTC as world time. */
const placeOf = (zone: string) =>
  zone === 'UTC' ? 'World time (UTC)' : zone.replace(/^.*\//, '').replaceAll('_', ' ');

/** Reductions for a limited time. The current one is the page `/promotion`, and the source of countdowns. */
export const promotions = definePage(
  'promotions',
  { singular: 'Promotion', plural: 'Promotions' },
  {
    group: 'Shop',
    fields: [
      {
        name: 'closed',
        label: 'Closed',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'Ends it at once, whatever the dates below say.' },
      },
      {
        type: 'row',
        fields: [
          moment('startsAt', 'Begins', 'Nothing of it is shown before.', true),
          {
            ...moment('endsAt', 'Ends', 'Countdowns end and prices go back at this moment.', true),
            validate: (value: unknown, { data, req }: { data?: { startsAt?: string }; req?: Asks }) =>
              !value ||
              !data?.startsAt ||
              new Date(String(value)) > new Date(data.startsAt) ||
              says(req)('ends_early'),
          },
        ],
      },
      {
        name: 'timeZone',
        label: 'Days are named in',
        type: 'select',
        defaultValue: TIME_ZONES[0],
        options: TIME_ZONES.map((zone) => ({ value: zone, label: placeOf(zone) })),
        admin: {
          description:
            'Pages name the last day in this zone, and say which it is. The two moments above are shown to you in the zone of your own computer.',
        },
      },
      {
        ...paragraph('summary'),
        label: 'In short',
        admin: { description: 'What is reduced, in a sentence or two: stands in banners and lists.' },
      },
      {
        ...productList('product'),
        label: 'Products',
        admin: { description: 'What is reduced. Empty: everything.' },
      } as RelationshipField,
      {
        name: 'coupon',
        label: 'Coupon code',
        type: 'text',
        admin: {
          description: 'Goes with every link from the promotion to the checkout. Prices follow the coupon.',
        },
      },
      { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
      {
        type: 'row',
        fields: [
          {
            name: 'productLine',
            label: 'Product line',
            type: 'select',
            defaultValue: 'common',
            options: [
              { value: 'common', label: 'All products' },
              ...DISC_KINDS.map((value) => ({ value, label: LINE_NAMES[value] })),
            ],
          },
          {
            name: 'cookieSuffix',
            label: 'Short name for cookies',
            type: 'text',
            defaultValue: 'default',
            admin: {
              description: 'Visitors who closed the pop-up of this name do not see it again for a day.',
            },
            validate: (value: unknown, { req }: { req?: Asks }) =>
              !value || /^[a-z0-9_]+$/.test(String(value)) || says(req)('cookie_suffix'),
          },
        ],
      },
      {
        name: 'popup',
        label: 'Pop-up',
        type: 'group',
        admin: {
          description: 'Shown at most once a day, never on the way to pay. Without a title there is none.',
        },
        fields: [words('title'), paragraph('text'), { ...words('label'), label: 'Words on its button' }],
      },
    ],
    schema: promotionSchema,
    path: () => '/promotion',
    demo: async (id) => [(await import('./demo.ts')).demoPromotion(id)],
  },
);
