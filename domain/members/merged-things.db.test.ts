import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { again, buy, doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import type { MergeSide } from './merge.ts';

import { KEPT, LOST, mergeShop, START } from './testing/merge-shop.ts';

const { both, clock, db, deps, member, merge, orphans, preview, shop } = await mergeShop();

describe('cards', () => {
  test('where both have one, each goes on paying what it pays', async () => {
    const accounts = await both();
    const mine = await subscribe(shop, undefined, { email: KEPT });
    const other = await subscribe(shop, 'pid=646&opt646=1M', { email: LOST, number: '4000 0000 0000 0341' });
    await db.execute(sql`update shop.sandbox_cards set behaviour = 'pays'`);
    expect((await preview(accounts)).conflicts.cards).toEqual(['sandbox']);
    expect(await merge(accounts)).toEqual({ ok: true });
    const provider = 'sandbox';
    expect(await findCard(db, { memberId: accounts.keptId, provider })).toMatchObject({ lastFour: '4242' });
    const { guestOrderId } = await again(shop, other);
    expect(await findCard(db, { memberId: accounts.keptId, provider, guestOrderId })).toMatchObject({
      lastFour: '0341',
    });
    expect(await again(shop, mine)).toMatchObject({ guestOrderId: null });
    clock.set(mine.periodEnd);
    await doDue(shop);
    for (const each of [mine, other])
      expect(await again(shop, each)).toMatchObject({ state: 'active', terms: 2 });
  });

  test('the only one stays the member’s own', async () => {
    const accounts = await both();
    const theirs = await subscribe(shop, undefined, { email: LOST });
    await merge(accounts);
    const kept = await findCard(db, { memberId: accounts.keptId, provider: 'sandbox' });
    expect(kept).toMatchObject({ lastFour: '4242', givenByMember: true });
    expect(await again(shop, theirs)).toMatchObject({ guestOrderId: null, memberId: accounts.keptId });
  });
});

test('what both have is named: a subscription to one product, a computer, a trial', async () => {
  const accounts = await both();
  await subscribe(shop, undefined, { email: KEPT });
  await subscribe(shop, undefined, { email: LOST });
  const now = START.toISOString();
  for (const memberId of Object.values(accounts)) {
    const [licence] = await licencesOfMember(deps, { memberId });
    await db.execute(sql`insert into shop.licence_devices (id, licence_id, fingerprint, name, system, activated_at, last_seen_at)
      values (${randomUUID()}, ${licence?.id}, 'one computer', 'Studio', 'mac', ${now}, ${now})`);
    await db.execute(sql`insert into shop.trials (id, member_id, pid, product_line, fingerprint, started_at)
      values (${randomUUID()}, ${memberId}, '643', 'dvd', ${memberId}, ${now})`);
  }
  const { conflicts } = await preview(accounts);
  expect(conflicts).toEqual({
    subscriptions: [expect.any(String)],
    devices: ['Studio'],
    trials: ['dvd'],
    cards: ['sandbox'],
  });
  expect(await merge(accounts)).toEqual({ ok: true });
  const { rows } = await db.execute(sql`select state from shop.subscriptions where state <> 'ended'`);
  expect(rows).toHaveLength(2);
  const { rows: trials } = await db.execute(sql`select id from shop.trials`);
  expect(trials).toHaveLength(2);
});

test('nothing is lost, whatever two accounts have: counts and the sums of each currency stay', async () => {
  const purchase = fc.record({
    by: fc.constantFrom(KEPT, LOST),
    what: fc.constantFrom(
      'pid=643&opt643=1M',
      'pid=643&opt643=1Y',
      'pid=646&opt646=LFT',
      'pid=643,646&opt643=LFT&opt646=1M',
    ),
    locale: fc.constantFrom('en' as const, 'ja' as const),
    asGuest: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(purchase, { maxLength: 4 }), fc.boolean(), async (bought, turned) => {
      await shop.empty();
      await db.execute(sql`truncate shop.saved_cards, shop.guest_cards, shop.member_merges`);
      await db.execute(sql`delete from shop.members`);
      const ids = await both();
      for (const { by, what, locale, asGuest } of bought) {
        await buy(shop, what, { email: by, asGuest, ...(locale === 'ja' && { locale }) });
      }
      await db.execute(sql`update shop.subscriptions set balance_minor = 100`);
      const accounts = turned ? { keptId: ids.lostId, lostId: ids.keptId } : ids;
      const before = await preview(accounts);
      expect(await merge(accounts)).toEqual({ ok: true });
      const other = await member('other@example.test');
      const { kept: after } = await preview({ keptId: accounts.keptId, lostId: other });
      expect(totals([after])).toEqual(totals([before.kept, before.lost]));
      expect(await orphans()).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

function totals(sides: readonly MergeSide[]) {
  const sum = (of: (side: MergeSide) => number) => sides.reduce((total, side) => total + of(side), 0);
  const sums = (of: 'paid' | 'balances') => {
    const byCurrency = new Map<string, number>();
    for (const { currency, amountMinor } of sides.flatMap((side) => side[of])) {
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amountMinor);
    }
    return [...byCurrency].toSorted();
  };
  return {
    orders: sum(({ orders }) => orders),
    licences: sum(({ licences }) => licences),
    subscriptions: sum(({ subscriptions }) => subscriptions),
    trials: sum(({ trials }) => trials),
    notes: sum(({ notes }) => notes),
    paid: sums('paid'),
    balances: sums('balances'),
  };
}
