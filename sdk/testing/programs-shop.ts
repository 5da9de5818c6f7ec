import { randomUUID } from 'node:crypto';
import { stockBundles } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { findLicence } from '@spindle/domain/licences/find-licence.ts';
import { issueLicence } from '@spindle/domain/licences/issue-licence.ts';
import { subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { expect } from 'vitest';
import type { ShopKey } from '../typescript/jws.ts';
import { type Licensing, openLicensing } from '../typescript/licensing.ts';
import type { Fetch } from '../typescript/shop-call.ts';

export const start = new Date('2026-11-22T12:00:00Z');
export const DAY = 24 * 3_600_000;

export type Program = ReturnType<typeof openLicensing>;

export const noNetwork: Fetch = async () => Promise.reject(new TypeError('fetch failed'));

/** What a program keeps, as long as the test runs. */
export function inMemory() {
  let kept: string | undefined;
  return {
    read: async () => kept,
    write: async (text: string | undefined) => {
      kept = text;
    },
  };
}

/** A shop with a clock that stands still, and programs that know its keys and reach it without a port. */
export async function openProgramsShop() {
  const clock = fixedClock(start);
  const commerce = await testCommerce({ clock });
  const { db, calls } = commerce;
  await stockBundles(commerce);
  const { keys } = (await (await calls.request('/licence/keys')).json()) as { keys: ShopKey[] };
  /** A network that leads to this shop only. */
  const toShop: Fetch = async (url, init) =>
    calls.request(new URL(url).pathname.replace('/backend', ''), init);
  const post = async (path: string, body: object) =>
    (await toShop(`https://shop.test/backend/licence/${path}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      signal: AbortSignal.timeout(60_000),
    })) as Response;

  return {
    ...commerce,
    ...{ clock, toShop, post },
    async empty() {
      clock.set(start);
      await commerce.empty();
    },
    after: (days: number) => clock.set(new Date(start.getTime() + days * DAY)),
    program(number = 1, other: Partial<Licensing> = {}): Program {
      return openLicensing({
        ...{ shop: 'https://shop.test', keys, pids: ['643'], device: `the-device-text-of-machine-${number}` },
        ...{
          name: `Machine ${number}`,
          system: 'win',
          store: inMemory(),
          fetch: toShop,
          now: () => clock.now(),
        },
        ...other,
      });
    },
    async issued(licenceType: LicenceType = '1Y', pid = '643') {
      const of = { memberId: randomUUID(), pid, productName: 'DVD Ripper', licenceType };
      const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
      return db.transaction((tx) => issueLicence(tx, of, origin, clock.now()));
    },
    /** A month that is renewed, and its key. */
    async subscribed(number?: string) {
      const subscription = await subscribe(commerce, 'pid=643&opt643=1M', number ? { number } : {});
      const { key } = (await findLicence(db, subscription.licenceId)) ?? expect.fail('no licence');
      return { subscription, key, end: subscription.periodEnd.getTime() };
    },
    /** The licence file that answers a machine's request. */
    async fileOf(key: string, request: string): Promise<string> {
      const { data } = (await (await post('offline_file', { key, request })).json()) as {
        data: { file: string };
      };
      return data.file;
    },
  };
}
