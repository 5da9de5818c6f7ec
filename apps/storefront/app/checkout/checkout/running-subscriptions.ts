import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { opensOf } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { openPeriodsOf } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { nextChargeAt } from '@spindle/domain/subscriptions/renewal/next-charge.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { OwnedDeps } from './owned-products.ts';
import { upgradePids } from './upgrade-pids.ts';

/** With the payment providers that charge renewals. */
export type HadDeps = OwnedDeps & Pick<CheckoutDeps, 'providers'>;

/** A subscription of the member's that would go on renewing beside what the basket would buy. */
export interface RunningSubscription {
  id: string;
  licenceId: string;
  name: string;
  term: Subscription['term'];
  /** The next charge, in the subscription's currency; no price where credit covers it. */
  date: string;
  price: string | undefined;
}

/**
 * Subscriptions that the purchase does not end, though the buyer may expect it to: those to a product of the basket, to a
 * bundle that opens one, or to a product whose owners editors offer one. Not those that the member gave away. For
 * logged-in members only.
 */
export async function runningSubscriptions(
  { db, clock, content, log, providers }: HadDeps,
  { memberId, pids, locale }: { memberId: string; pids: readonly string[]; locale: Locale },
): Promise<RunningSubscription[]> {
  const [all, licences] = await Promise.all([
    subscriptionsOfMember(db, memberId),
    licencesOfMember({ db, clock }, { memberId }),
  ]);
  const own = new Map(licences.map((licence) => [licence.id, opensOf(licence)]));
  const renewing = all.filter(
    (subscription) => own.has(subscription.licenceId) && nextChargeAt(subscription) !== null,
  );
  const offered = new Map(
    await Promise.all(
      [...new Set(renewing.map(({ pid }) => pid))].map(
        async (pid) => [pid, await upgradePids({ content, log }, pid, locale)] as const,
      ),
    ),
  );
  const meant = renewing.filter(({ pid, licenceId }) =>
    [pid, ...(own.get(licenceId) ?? []), ...(offered.get(pid) ?? [])].some((one) => pids.includes(one)),
  );
  const [offers, chargeOf] = await Promise.all([
    findOffers(
      db,
      meant.map(({ pid }) => pid),
    ),
    openPeriodsOf(db, meant).then((open) => nextChargesOf({ db, providers, now: clock.now() }, meant, open)),
  ]);
  const formatDay = dayFormatter(locale);
  return meant.flatMap((subscription) => {
    const { id, licenceId, pid, productName, term, currency } = subscription;
    const at = nextChargeAt(subscription);
    const chargeMinor = chargeOf(subscription);
    const offer = offers.find((one) => one.pid === pid);
    return at === null
      ? []
      : {
          ...{ id, licenceId, term, date: formatDay(at) },
          name: offer ? namesIn(offer, locale).shortName : productName,
          price: chargeMinor > 0 ? formatMoney(chargeMinor, currency, locale) : undefined,
        };
  });
}
