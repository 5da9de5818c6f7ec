import { fixedClock } from '@spindle/platform/clock.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { beforeEach } from 'vitest';
import type { Actor } from '../../actor.ts';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { offer } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import type { Subscription } from '../subscription.ts';
import { quoteSwitch } from '../switch/quote-switch.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { shownTotal } from './subscribed.ts';

/** A shop that is set to 1 April 2027 before each test, with helpers to change terms at the price shown. */
export async function switchingShop() {
  const clock = fixedClock(new Date());
  const shop = await testCommerce({ clock });
  const { deps, db } = shop;
  const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
  beforeEach(async () => {
    await shop.empty();
    await projectOffer(db, offer('643', 'DVD Ripper'));
    at('2027-04-01');
  });
  const owner = ({ memberId }: Subscription): Actor => ({ kind: 'member', memberId });
  return {
    ...{ clock, shop, deps, db, at, owner },
    quote: (subscription: Subscription, to: Term) =>
      quoteSwitch(deps, owner(subscription), { subscriptionId: subscription.id, to }),
    async change(subscription: Subscription, to: Term, shown = to === '1Y' ? 2995 : 1995) {
      const totalMinor = await shownTotal(deps, subscription, to);
      return switchSubscription(deps, owner(subscription), {
        ...{ subscriptionId: subscription.id, to, shown: { priceMinor: shown, totalMinor } },
      });
    },
    totals: async () => (await shop.orders()).map(({ state, totalMinor }) => `${state} ${totalMinor}`),
    /** How many cards were charged. */
    charges: () => db.$count(sandboxPayments),
  };
}
