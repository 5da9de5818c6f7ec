import type { PayloadRequest } from 'payload';
import { refuseNowhere } from '../../fields/link-target.ts';
import { databaseOf } from '../../payload/database-of.ts';
import { kindIn } from '../../publishing/kind-in.ts';
import { lockRedirects } from '../../publishing/moved-addresses.ts';
import { anyone, writers } from '../../staff/access.ts';
import { says } from '../../staff/says.ts';
import { defineCollection } from '../define-type.ts';
import { whyNoRedirect } from './check-redirect.ts';
import { cleanAddress, cleanTarget, whyNeverAsked } from './old-address.ts';
import { redirectSchema } from './schema.ts';

const PATH = /^\/(?!\/)[^\s?#]*$/;
/** Browsers read `/a/../b` as `/b`, which could hide a circle. */
const DOTS = /\/(?:\/|\.{1,2}(?:\/|$))/;

interface CheckOptions {
  id?: number | string;
  data?: { from?: string };
  event?: 'onChange' | 'submit';
  req: PayloadRequest;
}

/** @returns true, or why visitors can't be redirected there; without a target, why the address can't be marked as gone */
export async function checkTarget(
  to: string,
  { id, data, event, req }: CheckOptions,
): Promise<true | string> {
  const elsewhere = /^https:\/\//.test(to) && URL.canParse(to);
  if (to && !elsewhere && !PATH.test(to.split('#', 1)[0] ?? '')) return says(req)('redirect.start');
  if (!elsewhere && DOTS.test(to.split('#', 1)[0] ?? '')) return says(req)('redirect.dots');
  if (elsewhere && shopOf(req).hosts.includes(new URL(to).host)) {
    return says(req)('redirect.own', { path: new URL(to).pathname });
  }
  const db = await databaseOf(req);
  // While an editor is typing, there is no transaction to hold the lock.
  if (event !== 'onChange') await lockRedirects(db);
  const { collections } = req.payload;
  const asked = {
    id: id === undefined ? undefined : Number(id),
    from: cleanAddress(data?.from),
    to,
    kindOf: (type: string) => kindIn(collections[type]?.config.labels.singular, req),
    req,
  };
  return (
    (await whyNoRedirect(db, asked)) ??
    (elsewhere || !to ? true : await refuseNowhere(to, { data: { _status: 'published' }, event, req }))
  );
}

/**
 * `prefixes` are the path prefixes of this shop's languages; an address without one is the same in all of them. `hosts`
 * are the hosts of its pages.
 */
const shopOf = ({ payload }: PayloadRequest) =>
  payload.config.custom as { prefixes: string[]; hosts: string[] };

/** Where visitors of an address are redirected, in every language. */
export const redirects = defineCollection(
  {
    slug: 'redirects',
    disableDuplicate: true,
    labels: { singular: 'Redirect', plural: 'Redirects' },
    access: { read: anyone, create: writers, update: writers, delete: writers },
    versions: false,
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
      group: 'Everywhere',
      description: 'A page whose address changes, or that is deleted, leaves one by itself.',
    },
    fields: [
      {
        name: 'from',
        label: 'Old address',
        type: 'text',
        required: true,
        unique: true,
        admin: { description: 'A path such as /old-page, without language: it holds for all of them.' },
        hooks: { beforeValidate: [({ value }) => cleanAddress(value)] },
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          whyNeverAsked(cleanAddress(value), shopOf(req).prefixes, req) ?? true,
      },
      {
        name: 'to',
        label: 'New address',
        type: 'text',
        admin: {
          description:
            'A path such as /new-page, or an https:// address elsewhere. Empty: visitors and search engines are told that the page is gone.',
        },
        hooks: { beforeChange: [({ value }) => cleanTarget(value)] },
        validate: (value: unknown, options: unknown) =>
          checkTarget(String(value ?? ''), options as CheckOptions),
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
