import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { findSubscription } from '@spindle/domain/subscriptions/find-subscription.ts';
import { askVatId } from '@spindle/domain/subscriptions/periods/ask-vat-id.ts';
import { buyerOfNext } from '@spindle/domain/subscriptions/periods/buyer-of-next.ts';
import { openPeriodsOf } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { priceSwitch, type SwitchQuote } from '@spindle/domain/subscriptions/switch/quote-switch.ts';
import { SWITCHES, type SwitchTo } from '@spindle/domain/subscriptions/switch/switch-to.ts';
import { decideTax } from '@spindle/domain/tax/decide-tax.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findNamedOffers } from '../named-offers.ts';

/** What a subscription can be changed to; dates and amounts are in the member's language. */
export interface ShownChange {
  id: string;
  name: string;
  /** The present term, the one it renews as, and the renewal's price; no price if a credit covers it. */
  present: { term: Term; nextTerm: Term | undefined; until: string; price: string | undefined };
  ways: ShownWay[];
  /** Why a business that paid without tax is shown prices that include it. */
  vatProblem: 'unknown' | 'unavailable' | undefined;
}

export type ShownWay = { to: SwitchTo; shownMinor: number; price: string } & (
  | { when: 'period_end'; at: string }
  | {
      when: 'now';
      /** What was paid for the time until `until`, which is credited. */
      paid: string;
      until: string;
      /** The end of the new period and the price of its renewal; undefined if it never ends. */
      renews: { date: string; price: string; minor: number } | undefined;
      /** Amounts that lower the price or are kept; each undefined if zero. */
      left: string | undefined;
      good: string | undefined;
      kept: string | undefined;
      total: string;
      totalMinor: number;
      isFree: boolean;
    }
);

/** The ways to change a subscription of the member; undefined if it is not theirs. */
export async function loadChange(
  deps: CheckoutDeps,
  { memberId, locale, subscriptionId }: { memberId: string; locale: Locale; subscriptionId: string },
): Promise<ShownChange | undefined> {
  const subscription = await findSubscription(deps.db, subscriptionId);
  if (subscription?.memberId !== memberId) return undefined;
  const { id, pid, term, currency, periodEnd, nextTerm } = subscription;
  const { nameOf } = await findNamedOffers(deps.db, [pid], locale);
  const day = dayFormatter(locale);
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const open = await openPeriodsOf(deps.db, [subscription]);
  const chargeOf = await nextChargesOf({ ...deps, now: deps.clock.now() }, [subscription], open);
  const chargeMinor = chargeOf(subscription);
  // Once for all ways, as it may take a while.
  const recheck = await askVatId(deps, subscription);
  const ways: ShownWay[] = [];
  for (const to of SWITCHES) {
    if (to === nextTerm) continue;
    const quoted = await priceSwitch(deps.db, deps, subscription, to, { recheck });
    if (quoted.ok) ways.push(shownWay(to, quoted.quote, { day, money }));
  }
  const problem = recheck.asked && isConcerned(recheck.problem, ways) ? recheck.problem : undefined;
  return {
    id,
    name: nameOf(subscription),
    present: {
      ...{ term, nextTerm: nextTerm ?? undefined, until: day(periodEnd) },
      price: chargeMinor > 0 ? money(chargeMinor) : undefined,
    },
    ways,
    vatProblem: problem && (await isTaxed(deps, subscription)) ? problem : undefined,
  };
}

/** If nobody can say whether the VAT id is valid, only an immediate charge contains the tax. */
function isConcerned(problem: ShownChange['vatProblem'], ways: readonly ShownWay[]): boolean {
  return problem === 'unavailable' ? ways.some(({ when }) => when === 'now') : ways.length > 0;
}

/** Whether its prices contain tax if the VAT id is not accepted; they contain none where the seller is not registered. */
async function isTaxed({ db, clock }: CheckoutDeps, subscription: Subscription): Promise<boolean> {
  const { country } = await buyerOfNext(db, subscription);
  return (await decideTax(db, { country: country ?? undefined }, clock.now())).rateBp > 0;
}

function shownWay(
  to: SwitchTo,
  quote: SwitchQuote,
  { day, money }: { day(date: Date): string; money(minor: number): string },
): ShownWay {
  const way = { to, shownMinor: quote.priceMinor, price: money(quote.priceMinor) };
  if (quote.when === 'period_end') return { ...way, when: quote.when, at: day(quote.at) };
  const { leftMinor, creditMinor, balanceMinor, totalMinor, paidMinor, paidUntil, periodEnd, renewalMinor } =
    quote;
  const some = (minor: number) => (minor > 0 ? money(minor) : undefined);
  return {
    ...way,
    ...{ when: quote.when, paid: money(paidMinor), until: day(paidUntil) },
    renews:
      periodEnd && renewalMinor !== null
        ? { date: day(periodEnd), price: money(renewalMinor), minor: renewalMinor }
        : undefined,
    ...{
      left: some(leftMinor),
      good: some(creditMinor + balanceMinor - leftMinor),
      kept: some(balanceMinor),
    },
    ...{ total: money(totalMinor), totalMinor, isFree: totalMinor === 0 },
  };
}
