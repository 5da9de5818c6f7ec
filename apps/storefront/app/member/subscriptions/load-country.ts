import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { taxSentence } from '@spindle/domain/pricing/tax-sentence.ts';
import { findSubscription } from '@spindle/domain/subscriptions/find-subscription.ts';
import { openPeriodsOf } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { taxedIn, taxOfNext } from '@spindle/domain/subscriptions/periods/tax-of-next.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { countriesIn, likelyCountry } from '../../country/countries.ts';
import { countryNames } from '../../country/country-names.ts';
import { findNamedOffers } from '../named-offers.ts';

/** Where a subscription is taxed; dates and amounts are in the member's language. */
export interface ShownCountry {
  id: string;
  name: string;
  /** The country's name; undefined if nobody has stated it. */
  country: string | undefined;
  /** The next automatic charge, with a sentence about its tax, if any; undefined if there is none. */
  next: { date: string; price: string; tax: string | undefined } | undefined;
  /** The business that is invoiced: its country is that of its address. */
  company: string | undefined;
  /** Countries to choose from, and the one that is preselected. */
  countries: string;
  chosen: string;
  /** It has just been changed. */
  saved: boolean;
}

/** Where a subscription of the member is taxed; undefined if it is not theirs, or has ended. */
export async function loadCountry(
  deps: CheckoutDeps,
  {
    memberId,
    locale,
    subscriptionId,
    network,
    saved,
  }: {
    memberId: string;
    locale: Locale;
    subscriptionId: string;
    network: string | undefined;
    saved: boolean;
  },
): Promise<ShownCountry | undefined> {
  const subscription = await findSubscription(deps.db, subscriptionId);
  if (subscription?.memberId !== memberId || subscription.state === 'ended') return undefined;
  const { id, pid, currency, state, periodEnd } = subscription;
  const { nameOf } = await findNamedOffers(deps.db, [pid], locale);
  const now = deps.clock.now();
  const open = await openPeriodsOf(deps.db, [subscription]);
  const amountMinor = (await nextChargesOf({ ...deps, now }, [subscription], open))(subscription);
  const at = periodEnd > now ? periodEnd : now;
  const { buyer, tax } = await taxOfNext(deps.db, subscription, { amountMinor, at });
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const country = taxedIn(buyer);
  return {
    id,
    name: nameOf(subscription),
    country: country === undefined ? undefined : countryNames(locale)(country),
    next:
      state === 'active' && amountMinor > 0
        ? {
            date: dayFormatter(locale)(periodEnd),
            price: money(amountMinor),
            tax: taxSentence(tax, currency, locale),
          }
        : undefined,
    company: buyer.business?.company,
    countries: countriesIn(locale, deps.blockedCountries),
    chosen: country ?? likelyCountry(locale, network),
    saved,
  };
}
