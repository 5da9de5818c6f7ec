import { DEMO_MEMBER } from '../accounts/seed-demo.ts';
import { activateDevice } from '../licences/activation/activate-device.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import type { Order } from '../orders/order.ts';
import { cancelSubscription } from '../subscriptions/cancel/cancel-subscription.ts';
import { takeStep } from '../subscriptions/renewal/take-step.ts';
import { subscriptionsOfMember } from '../subscriptions/subscriptions-of-member.ts';
import { buyInThePast, DEMO, refundInThePast } from './buy-in-the-past.ts';
import { DAY_MS } from './demo-purchase.ts';
import type { PastShop } from './deps.ts';

/** Something that is done at a given time. */
export interface PastEvent {
  at: Date;
  /** @returns how many orders it has added. */
  run(): Promise<number>;
}

const COMPUTERS = [
  { device: 'demo-member-desktop-pc', name: 'Desktop', system: 'win' },
  { device: 'demo-member-laptop-pc', name: 'Laptop', system: 'win' },
] as const;

/**
 * What the demo's member has bought: a lifetime licence in use on two computers, a monthly licence that will renew, another
 * one that was cancelled and has just ended, so that something needs the member's attention, and one that was refunded.
 */
export function pastOfMember(
  shop: PastShop,
  { memberId, pids, until }: { memberId: string; pids: readonly string[]; until: Date },
): PastEvent[] {
  const { email } = DEMO_MEMBER;
  const daysAgo = (days: number) => new Date(until.getTime() - days * DAY_MS);
  const [lifetime = '', over = lifetime, back = lifetime, month = lifetime] = pids;
  const of = { email, memberId, locale: 'en', country: 'US' } as const;

  /** The computers ask until shortly before the end: in a long-lived demo their seats would otherwise soon look abandoned. */
  async function use(order: Order): Promise<void> {
    const [licence] = await licencesOfOrder(shop, order.id);
    if (!licence) return;
    for (const days of [60, 2]) {
      for (const [index, computer] of COMPUTERS.entries()) {
        shop.clock.set(daysAgo(days - index));
        await activateDevice(shop, { key: licence.key, ...computer });
      }
    }
  }

  async function letEnd(): Promise<void> {
    const [subscription] = await subscriptionsOfMember(shop.db, memberId);
    if (!subscription) return;
    const asked = { subscriptionId: subscription.id };
    await cancelSubscription(shop, DEMO, { ...asked, when: 'period_end' });
    shop.clock.set(subscription.periodEnd);
    await takeStep(shop, asked);
  }

  const bought = (
    at: Date,
    purchase: { pid: string; licenceType: '1M' | 'LFT' | 'Lifetime+5PC' },
    then?: (order: Order) => Promise<void>,
  ) => ({
    at,
    async run() {
      const order = await buyInThePast(shop, { ...of, ...purchase, at });
      if (order) await then?.(order);
      return order ? 1 : 0;
    },
  });
  return [
    bought(daysAgo(61), { pid: lifetime, licenceType: 'Lifetime+5PC' }, use),
    bought(daysAgo(40), { pid: back, licenceType: 'LFT' }),
    {
      at: daysAgo(37),
      async run() {
        await refundInThePast(shop, { email, placedAt: daysAgo(40), at: daysAgo(37) });
        return 0;
      },
    },
    // The member centre offers its renewal for 30 days after the end.
    bought(daysAgo(33), { pid: over, licenceType: '1M' }, letEnd),
    bought(daysAgo(3), { pid: month, licenceType: '1M' }),
  ];
}
