import type { CheckoutView } from '@spindle/domain/checkout/checkout.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { workingOf } from '@spindle/domain/licences/working-of.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { openPaymentsOf } from '@spindle/domain/subscriptions/periods/open-payments-of.ts';
import { openPeriodsOf } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { subscriptionsOfLines } from '@spindle/domain/subscriptions/subscriptions-of-lines.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { saidOf, sentences, sideBySide } from '@spindle/i18n/join-words.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/**
 * What renews from the lines of an order, as of now: when and for how much, a sentence each. Subscriptions that were
 * cancelled or paused, or have ended, are left out.
 * @param nameOf names a product on the page
 */
export async function renewalsOf(
  { db, clock, providers }: Pick<CheckoutDeps, 'db' | 'clock' | 'providers'>,
  { lines }: Pick<CheckoutView, 'lines'>,
  { locale, nameOf }: { locale: Locale; nameOf(subscription: Subscription): string },
): Promise<string[]> {
  const all = await subscriptionsOfLines(
    db,
    lines.flatMap(({ id, renewalMinor }) => (renewalMinor === null ? [] : id)),
  );
  const charged = all.filter(({ state }) => state === 'active' || state === 'past_due');
  const open = await openPeriodsOf(db, charged);
  const [chargeOf, payments] = await Promise.all([
    nextChargesOf({ db, providers, now: clock.now() }, charged, open),
    openPaymentsOf(db, charged, open),
  ]);
  const working = await workingOf(
    { db, clock },
    charged.flatMap(({ id, licenceId }) => (payments.has(id) ? licenceId : [])),
  );
  const words = translator(locale, 'subscriptions');
  const offer = translator(locale, 'offer');
  const said = charged.map((subscription) => {
    const { id, licenceId, term, nextTerm, periodEnd, currency } = subscription;
    const chargeMinor = chargeOf(subscription);
    const values = {
      date: dayFormatter(locale)(periodEnd),
      price: formatMoney(chargeMinor, currency, locale),
    };
    const licence = offer(`licence.${nextTerm ?? term}`);
    const credited = chargeMinor === 0 ? 'Credited' : '';
    const renews = nextTerm
      ? words(`planned${credited}`, { ...values, licence })
      : words(`active${credited}`, values);
    const named = sideBySide(locale, [nameOf(subscription), offer(`licence.${term}`)]);
    const payment = payments.get(id);
    if (!payment || payment.state === 'open') return saidOf(locale, named, renews);
    const stands = words(`payment.${payment.state}`, {
      ...{ date: dayFormatter(locale)(payment.startsAt), price: values.price },
    });
    const works = working.has(licenceId) && payment.state !== 'refused' ? [words('worksMeanwhile')] : [];
    return saidOf(locale, named, sentences(locale, [stands, ...works]));
  });
  // All licences of a line renew alike, so their sentences are equal.
  return [...new Set(said)];
}
