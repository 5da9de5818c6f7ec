import { fixedClock } from '@spindle/platform/clock.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { offer, SECRET } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { fingerprintOf } from '../../licences/activation/device.ts';
import { licences } from '../../licences/tables.ts';
import { trialCode } from '../trial-code.ts';

export const START = new Date('2026-11-22T12:00:00Z');

/** A shop with two products that can be tried, and the calls of a program that asks for a trial. */
export async function tryingShop() {
  const clock = fixedClock(START);
  const shop = await testCommerce({ clock });
  const { db, calls } = shop;
  beforeEach(async () => {
    clock.set(START);
    await shop.empty();
    await db.execute(sql`truncate shop.trials`);
    await projectOffer(db, offer('643', 'DVD Ripper', { trialDays: 14 }));
    await projectOffer(db, offer('646', 'Blu-ray Ripper', { trialDays: 30 }));
  });
  const asks = (number = 1, changes: object = {}) => ({
    ...{ pid: '643', email: `dana-${number}@mail.test`, device: `computer-${number}-with-its-fingerprint` },
    ...{ nonce: 'a nonce of its own', name: 'Dana’s laptop', system: 'mac', ...changes },
  });
  async function call(path: string, body: object) {
    const answer = await calls.request(`/licence/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data, error } = (await answer.json()) as { data: Record<string, string>; error?: string };
    return { status: answer.status, error, data };
  }
  /** The code that a request made now would be mailed. */
  function codeFor({ email, pid, device }: ReturnType<typeof asks>): string {
    const fingerprint = fingerprintOf(deriveKey(SECRET, 'device-fingerprint'), device);
    return trialCode(SECRET, { email, pid, fingerprint }, clock.now());
  }
  return {
    ...{ clock, shop, asks, call, codeFor },
    begin: (asked: ReturnType<typeof asks>) => call('trial', { ...asked, code: codeFor(asked) }),
    stored: async (key = '') => (await db.select().from(licences).where(eq(licences.key, key)))[0],
  };
}
