import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { gatherMergedThings } from './gather-merged.ts';

import { LOST, mergeShop, refusal } from './testing/merge-shop.ts';

const { both, db, deps, member, merge, orphans, preview, shop } = await mergeShop();

describe('at once', () => {
  test('both ways round, one of the two merges is done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = {
        keptId: await member(`a${round}@example.test`),
        lostId: await member(`b${round}@example.test`),
      };
      const other = { keptId: one.lostId, lostId: one.keptId };
      const [here, there] = [(await preview(one)).shown, (await preview(other)).shown];
      const done = await Promise.all([merge(one, { shown: here }), merge(other, { shown: there })]);
      expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(done).toContainEqual(refusal('not_found'));
    }
  });

  test('with orders that are being paid, their licences are the kept account’s', async () => {
    const accounts = await both();
    for (let round = 0; round < 3; round += 1) {
      const lostId = await member(LOST);
      const started = await Promise.all(
        ['pid=643&opt643=LFT', 'pid=646&opt646=LFT', 'pid=643,646&opt643=LFT&opt646=LFT'].map((query) =>
          begin(shop, form(query, { email: LOST, member: { memberId: lostId, email: LOST }, again: true })),
        ),
      );
      for (const { sandboxId: paymentId } of started) await paySandbox(deps, { paymentId, card: GOOD_CARD });
      const { shown } = await preview({ ...accounts, lostId });
      const [merged] = await Promise.all([
        merge({ ...accounts, lostId }, { shown }),
        ...started.map((each) => settleCheckout(deps, each)),
      ]);
      // A payment in between changes what was shown, so staff have to look again.
      if (!merged.ok) {
        expect(merged).toEqual(refusal('merge_changed'));
        expect(await merge({ ...accounts, lostId })).toEqual({ ok: true });
      }
      await gatherMergedThings(deps, { lostId });
      expect(await orphans()).toEqual([]);
      expect(await licencesOfMember(deps, { memberId: accounts.keptId })).toHaveLength(4 * (round + 1));
    }
  });

  test('what a page still writes for the lost account comes to the other one a little later', async () => {
    const accounts = await both();
    await merge(accounts);
    // A request that was let in before the merge places its order after it.
    const late = { memberId: accounts.lostId, email: LOST };
    await begin(shop, form(undefined, { email: LOST, member: late }));
    expect(await orphans()).toEqual(['orders']);
    const { rows } = await db.execute<{ data: never }>(
      sql`select data from jobs.job where name = 'members.gather-merged'`,
    );
    for (const { data } of rows) await gatherMergedThings(deps, data);
    expect(await orphans()).toEqual([]);
    expect(await shop.orders()).toMatchObject([{ memberId: accounts.keptId }]);
  });
});
