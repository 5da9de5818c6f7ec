import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import type { AuditSubject } from '../audit/audit-record.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { buy, subscribe } from '../subscriptions/testing/subscribed.ts';
import { memberDetails } from './member-details.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.execute(sql`delete from shop.members`);
});
const sue: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };

const noted = (kind: AuditSubject, id: string, minute: number, verb = 'change') =>
  writeAudit(db, sue, {
    ...{ action: `${kind}.${verb}`, subject: { kind, id }, before: { reason: 'Asked' }, after: {} },
    at: new Date(deps.clock.now().getTime() + minute * 60_000),
  });
const shown = async (memberId: string) => (await memberDetails(deps, sue, memberId)) ?? expect.fail();
const trail = async (memberId: string) =>
  (await shown(memberId)).audit
    .filter(({ actorKind }) => actorKind === 'staff')
    .map(({ subjectKind, subjectId }) => [subjectKind, subjectId]);

test('says what was done to the orders, licences and subscriptions too, newest first, and nothing of others', async () => {
  const { memberId } = await subscribe(shop);
  await buy(shop, 'pid=646&opt646=LFT', { email: 'other@example.test' });
  const { orders, licences, subscriptions } = await shown(memberId);
  const [order = '', licence = '', subscription = ''] = [orders, licences, subscriptions].map(
    (found) => found?.[0]?.id,
  );
  for (const each of await shop.orders()) await noted('order', each.id, each.id === order ? 4 : 9);
  await noted('subscription', subscription, 1);
  await noted('member', memberId, 2);
  await noted('licence', licence, 3);
  // The id of one thing under the kind of another, which is not theirs.
  await noted('coupon', licence, 9);
  await noted('order', licence, 9);
  expect(await trail(memberId)).toEqual([
    ['order', order],
    ['licence', licence],
    ['member', memberId],
    ['subscription', subscription],
  ]);
});

test('says no more of them than the role may see', async () => {
  const { memberId } = await subscribe(shop);
  const { orders, licences } = await shown(memberId);
  await noted('order', orders?.[0]?.id ?? '', 1);
  await noted('licence', licences?.[0]?.id ?? '', 2);
  await noted('member', memberId, 3);
  await db.execute(
    sql`delete from shop.staff_permissions where role = 'support' and permission in ('orders', 'subscriptions')`,
  );
  const kinds = (await trail(memberId)).map(([kind]) => kind);
  await db.execute(
    sql`insert into shop.staff_permissions values ('support', 'orders'), ('support', 'subscriptions')`,
  );
  expect(kinds).toEqual(['member', 'licence']);
});

test('says the last of very much', async () => {
  const { memberId } = await subscribe(shop);
  const order = (await shown(memberId)).orders?.[0]?.id ?? '';
  for (let minute = 1; minute <= 25; minute += 1) await noted('order', order, minute);
  await noted('member', memberId, 30);
  const { audit } = await shown(memberId);
  expect(audit).toHaveLength(20);
  expect(audit.map(({ at }) => at.getTime())).toEqual(
    audit.map(({ at }) => at.getTime()).toSorted((one, other) => other - one),
  );
  expect(audit[0]?.subjectKind).toBe('member');
});
