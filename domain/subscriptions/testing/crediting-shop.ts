import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { beforeEach, expect } from 'vitest';
import type { Actor } from '../../actor.ts';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { offer } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { bookDispute } from '../../fulfilment/book-dispute.ts';
import { refundOrder } from '../../fulfilment/refund-order.ts';
import { extendLicence } from '../../licences/extend-licence.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { RefundRequest } from '../../payments/refunds/refund.ts';
import { addTime } from '../add-time.ts';
import type { Subscription } from '../subscription.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import type { SwitchTo } from '../switch/switch-to.ts';
import { shownTotal, subscribe } from './subscribed.ts';

export const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };

/** The demo product with one single price; in the demo shop its terms cost more. */
export const withPrice = (licenceType: Term, amountMinor: number) => ({
  ...offer('643', 'DVD Ripper'),
  prices: [{ licenceType, currency: 'USD' as const, amountMinor }],
});

/** A shop that is set to 1 April 2027 before each test, with helpers for changes of term and refunds. */
export async function creditingShop() {
  const clock = fixedClock(new Date());
  const shop = await testCommerce({ clock });
  const { deps, db } = shop;
  const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
  async function start() {
    await shop.empty();
    await projectOffer(db, offer('643', 'DVD Ripper'));
    at('2027-04-01');
  }
  beforeEach(start);
  /** Orders, the oldest first. */
  const ordersOf = async () =>
    (await shop.orders()).toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
  async function change(subscription: Subscription, to: SwitchTo, priceMinor: number) {
    const { id: subscriptionId, memberId } = subscription;
    const shown = { priceMinor, totalMinor: await shownTotal(deps, subscription, to) };
    return switchSubscription(deps, { kind: 'member', memberId }, { subscriptionId, to, shown });
  }
  return {
    ...{ clock, shop, deps, db, at, start, ordersOf, change },
    refund: (orderId: string, request: RefundRequest = 'rest') =>
      refundOrder(deps, admin, { orderId, request, reason: '', requestKey: randomUUID() }),
    async dispute(orderId: string, status: 'open' | 'won' | 'lost') {
      const payment = (await findPayment(db, { orderId })) ?? expect.fail();
      await bookDispute(deps, payment, {
        ...{ id: orderId, paymentId: payment.providerId ?? '', status, reason: 'fraudulent' },
        ...{ amountMinor: payment.amountMinor, currency: 'USD', openedAt: clock.now() },
      });
    },
    /** The day on which the licence stops working. */
    async worksUntil({ licenceId }: Subscription) {
      const licence = (await findLicence(db, licenceId)) ?? expect.fail();
      return licence.state === 'revoked'
        ? 'revoked'
        : (licence.worksUntil?.toISOString().slice(0, 10) ?? 'ever');
    },
    /** Redeems a code for one more term of the licence. */
    async add({ licenceId: id, memberId, term: licenceType }: Subscription) {
      const origin = { source: 'exchange_code', orderId: null, sourceId: randomUUID(), ordinal: 1 } as const;
      const of = { id, memberId, pid: '643', licenceType };
      const added = await db.transaction((tx) =>
        addTime(tx, deps, id, (held, renewing) =>
          extendLicence(held, of, origin, clock.now(), renewing?.anchorAt),
        ),
      );
      return added.ok;
    },
    /** A month of 19.95 that became a year on its sixteenth day: 9.97 of it are credited, 19.98 were charged. */
    async switched() {
      const subscription = await subscribe(shop);
      at('2027-04-16');
      expect(await change(subscription, '1Y', 2995)).toEqual({ ok: true, next: 'switched' });
      const [month, year] = await ordersOf();
      if (!month || !year) throw new Error('two orders');
      return { subscription, month, year };
    },
  };
}
