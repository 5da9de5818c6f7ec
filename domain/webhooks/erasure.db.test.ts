import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { seedDemoMember } from '../accounts/seed-demo.ts';
import { demoSession } from '../accounts/testing/accounts.ts';
import { licences } from '../licences/tables.ts';
import { askForErasure } from '../privacy/erasure/ask-for-erasure.ts';
import { erasureShop } from '../privacy/testing/erasure-shop.ts';
import { EMAIL } from '../privacy/testing/filled-shop.ts';
import { rowsSaying } from '../privacy/testing/rows-saying.ts';
import { subjectWith } from '../privacy/testing/subject-with.ts';
import { subscribe } from '../subscriptions/testing/subscribed.ts';
import { webhooksHolds } from './holds.ts';
import { insertEndpoint } from './queries.ts';
import { webhookMessages } from './tables.ts';

const { carryOut, clearQueue, clock, db, deps, grace, shop } = await erasureShop();
const FRIEND = 'friend@x.test';

beforeEach(async () => {
  await db.execute(sql`truncate shop.webhook_endpoints cascade`);
  await insertEndpoint(db, {
    ...{ id: randomUUID(), url: 'https://x.test/events', events: ['licence.issued', 'subscription.ended'] },
    ...{ generation: 1, secretSince: clock.now(), endedAt: null },
  });
});

/** The demo member, who has a subscription, asks for the erasure, and it is due. */
async function due() {
  await seedDemoMember(db);
  const { memberId, licenceId } = await subscribe(shop, undefined, { email: EMAIL });
  const { viewer } = await demoSession(deps);
  expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
  grace();
  await clearQueue();
  return { memberId, licenceId };
}

test('an event about a subscription is its payer’s, and others of its licence are the recipient’s', async () => {
  const { memberId, licenceId } = await due();
  const friend = await deps.ensureMember(db, { email: FRIEND, locale: 'en' });
  await db.update(licences).set({ memberId: friend.memberId }).where(sql`id = ${licenceId}`);
  // The subscription ends, and the vendor’s system is told.
  await carryOut(memberId);
  const [{ of } = expect.fail('no holding')] = webhooksHolds;
  const typesOf = async (id: string, email: string) => {
    const rows = await db
      .select()
      .from(webhookMessages)
      .where(of(subjectWith(id, email)));
    return rows.map(({ type }) => type);
  };
  expect(await typesOf(memberId, EMAIL)).toEqual(['subscription.ended']);
  expect(await typesOf(friend.memberId, FRIEND)).toEqual(['licence.issued']);
  await db.delete(webhookMessages).where(sql`type = 'licence.issued'`);
  await clearQueue();
  expect(await carryOut(memberId)).toEqual({ erased: true });
  expect(await rowsSaying(db, [EMAIL])).not.toHaveProperty(['shop.webhook_messages']);
});

test('an erasure waits for an event that is still to be sent, but not for one that nobody took for two days', async () => {
  const { memberId } = await due();
  await carryOut(memberId);
  const sending = sql`name = 'webhooks.delivery' and state < 'completed'`;
  await db.execute(
    sql`update jobs.job set state = 'completed' where state = 'created' and name <> 'webhooks.delivery'`,
  );
  expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['event'] });
  await db.execute(sql`update jobs.job set state = 'retry' where ${sending}`);
  expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['event'] });
  expect(await db.$count(webhookMessages, sql`type = 'subscription.ended'`)).toBe(1);
  await db.execute(sql`update jobs.job set state = 'failed' where ${sending}`);
  expect(await carryOut(memberId)).toEqual({ erased: true });
  expect(await db.$count(webhookMessages)).toBe(0);
});
