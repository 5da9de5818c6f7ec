import { fixedClock } from '@spindle/platform/clock.ts';
import { seedDemoMember } from '../accounts/seed-demo.ts';
import { listOrders } from '../orders/list-orders.ts';
import { buyInThePast, refundInThePast } from './buy-in-the-past.ts';
import { demoDays } from './demo-days.ts';
import { type DemoPurchase, demoPurchases } from './demo-purchase.ts';
import { type DemoSalesDeps, type PastShop, pastShop } from './deps.ts';
import { type PastEvent, pastOfMember } from './past-of-member.ts';

/**
 * Gives a demo shop a past: what its member has, and 90 days of sales to made-up customers, made by the shop's own use cases
 * with a clock that is set. An interrupted run is continued; a second run adds nothing.
 * @param pids of the products on sale
 * @returns how many orders were added; `kept` for a shop that must not be filled: one that already has other orders, or takes
 * real money.
 */
export async function seedDemoSales(
  deps: DemoSalesDeps,
  { pids, now, perDay = 4 }: { pids: readonly string[]; now: Date; perDay?: number },
): Promise<number | 'kept'> {
  const { config, db } = deps;
  if (!config.demo || config.payments.provider !== 'sandbox') return 'kept';
  const days = await demoDays(db);
  if (!days && (await listOrders(db, {}, { size: 1 })).orders.length > 0) return 'kept';

  const until = days?.until ?? now;
  const { memberId } = await seedDemoMember(db);
  const clock = fixedClock(until);
  // Nobody will fetch the files of made-up customers.
  const theirs = pastShop(deps, clock, false);
  const events = [
    ...demoPurchases(until, { pids, perDay }).flatMap((purchase) => pastOf(theirs, purchase)),
    ...pastOfMember(pastShop(deps, clock, true), { memberId, pids, until }),
  ];
  let added = 0;
  // In the order of time, which the numbers of invoices follow.
  for (const { run } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    added += await run();
  }
  return added;
}

function pastOf(shop: PastShop, { refundedAt, ...purchase }: DemoPurchase): PastEvent[] {
  const { at: placedAt, email } = purchase;
  const bought = {
    at: placedAt,
    run: async () => ((await buyInThePast(shop, purchase)) ? 1 : 0),
  };
  if (!refundedAt) return [bought];
  const refunded = {
    at: refundedAt,
    async run() {
      await refundInThePast(shop, { email, placedAt, at: refundedAt });
      return 0;
    },
  };
  return [bought, refunded];
}
