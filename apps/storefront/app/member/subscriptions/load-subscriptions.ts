import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { workingOf } from '@spindle/domain/licences/working-of.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { lifetimePricesOf } from '@spindle/domain/subscriptions/lifetime/lifetime-prices-of.ts';
import { resumedTerm } from '@spindle/domain/subscriptions/pause/as-resumed.ts';
import { type OpenPayment, openPaymentsOf } from '@spindle/domain/subscriptions/periods/open-payments-of.ts';
import { openPeriodsOf } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { newPricesOf, type PriceView } from '@spindle/domain/subscriptions/prices/view-price.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import { type MemberCards, memberCards } from '../../payment-method/member-card.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import { renewalOf, renewedPid } from '../my-products/renewal-of.ts';
import { findNamedOffers } from '../named-offers.ts';
import { waysOf } from './ways-of.ts';

/** A subscription as its member sees it; dates and amounts are in the member's language. */
export interface ShownSubscription {
  id: string;
  name: string;
  line: DiscLine;
  /** Its term. If its period is over, the term of the period that resuming it now would begin. */
  term: Subscription['term'];
  state: Subscription['state'];
  /** It has ended because its licence became a lifetime one. */
  forLifetime: boolean;
  licenceHref: string;
  /** The end of the paid period; of an ended subscription, the day on which it ended. */
  until: string;
  /** The paid period is over. */
  lapsed: boolean;
  /** It is cancelled, and this pending payment decides when it ends. */
  waitsFor: OpenPayment['paysFor'] | undefined;
  /** What the next renewal charges; if it is paused or cancelled, what resuming it now charges. */
  price: string;
  /** The price is zero, as a credit covers the next renewal. */
  credited: boolean;
  /** What resuming it now charges at once, minor units; 0 if its period is not over. */
  resumeMinor: number;
  /**
   * The term to which the next renewal changes it; if it is paused or cancelled, this applies if it is resumed before its
   * period is over.
   */
  nextTerm: Subscription['term'] | undefined;
  /** The page that changes its term. */
  changeHref: string | undefined;
  /** The page that turns its licence into a lifetime one. */
  lifetimeHref: string | undefined;
  /** The page on which its member can state another country. */
  countryHref: string | undefined;
  /** Another price that was announced for it. */
  newPrice: ShownPrice | undefined;
  /** A payment that failed, or that staff are checking or have refused; if it is paused or cancelled, only a refused one. */
  payment: ShownPayment | undefined;
  /** A checkout of the same product and term, if it has ended; not if its licence became a lifetime one. */
  againHref: string | undefined;
}

/** The state of the payment for the period that begins on the day `from`. */
export interface ShownPayment {
  state: Exclude<OpenPayment['state'], 'open'>;
  from: string;
  /** Its licence works at the moment. */
  works: boolean;
  /** Where a failed payment is paid, or confirmed if the bank asks. */
  pay: { href: string; asksBank: boolean; retryOn: string | undefined } | undefined;
}

/** A coming price; `text` is what is agreed to, beside the button. */
export interface ShownPrice extends Pick<PriceView, 'offerId' | 'state' | 'withoutAgreement' | 'text'> {
  date: string;
  price: string;
  old: string;
}

export interface SubscriptionList {
  subscriptions: ShownSubscription[];
  /** The cards with which renewals are paid. */
  cards: Pick<MemberCards, 'card' | 'guests'>;
}

/** The member's subscriptions, running ones first, and the cards with which they are paid. */
export async function loadSubscriptions(
  deps: CheckoutDeps,
  { memberId, locale, links }: { memberId: string; locale: Locale; links: Links },
): Promise<SubscriptionList> {
  const [all, { card, guests }] = await Promise.all([
    subscriptionsOfMember(deps.db, memberId),
    memberCards(deps, { memberId, locale }),
  ]);
  const now = deps.clock.now();
  const open = await openPeriodsOf(deps.db, all);
  const [{ offers, nameOf }, lifetime, prices, chargeOf, payments] = await Promise.all([
    findNamedOffers(
      deps.db,
      all.flatMap(({ pid }) => [pid, renewedPid(pid)]),
      locale,
    ),
    lifetimePricesOf(
      deps.db,
      all.map(({ pid }) => pid),
    ),
    newPricesOf(deps.db, all, locale),
    nextChargesOf({ db: deps.db, providers: deps.providers, now }, all, open),
    openPaymentsOf(deps.db, all, open),
  ]);
  const working = await workingOf(
    deps,
    all.flatMap(({ id, licenceId }) => (payments.has(id) ? licenceId : [])),
  );
  const formatDay = dayFormatter(locale);
  const shown = all.map((subscription): ShownSubscription => {
    const { id, pid, term, state, licenceId, periodEnd, endedAt } = subscription;
    const offer = offers.get(pid);
    const ways = waysOf(subscription, { offer, lifetime, now });
    const payment = payments.get(id);
    const lapsed = periodEnd <= now;
    const rests = state === 'paused' || state === 'cancelling';
    const refused = payment?.state === 'refused';
    // Not changed while staff or a payment decide about it.
    const undecided = payment !== undefined && payment.state !== 'open';
    const changes = state === 'active' || (rests && !lapsed);
    const waitsFor = state === 'cancelling' && !refused ? payment?.paysFor : undefined;
    const forLifetime = subscription.endReason === 'lifetime';
    const ended = { pid, licenceType: term, state: 'expired' as const, worksUntil: endedAt };
    return {
      ...{ id, state, forLifetime },
      term: rests && lapsed ? resumedTerm(subscription) : term,
      name: nameOf(subscription),
      line: offer?.productLine ?? 'suite',
      licenceHref: links.licence(licenceId),
      until: formatDay(endedAt ?? periodEnd),
      lapsed,
      waitsFor,
      resumeMinor: rests && lapsed && !waitsFor ? chargeOf(subscription) : 0,
      price: formatMoney(chargeOf(subscription), subscription.currency, locale),
      credited: chargeOf(subscription) === 0,
      nextTerm: changes ? (subscription.nextTerm ?? undefined) : undefined,
      changeHref: !undecided && ways.some((to) => to !== 'LFT') ? links.changePlan(id) : undefined,
      lifetimeHref: !undecided && ways.includes('LFT') ? `${links.changePlan(id)}#plan-LFT` : undefined,
      countryHref: state === 'ended' || state === 'cancelling' ? undefined : links.taxCountry(id),
      newPrice: shownPrice(prices.get(id), subscription, locale),
      payment:
        rests && !refused
          ? undefined
          : shownPayment(payment, subscription, { now, works: working.has(licenceId), formatDay, links }),
      againHref: state === 'ended' && !forLifetime ? renewalOf(ended, offers, { locale, links }) : undefined,
    };
  });
  const isOver = ({ state }: ShownSubscription) => Number(state === 'ended');
  return {
    subscriptions: shown.toSorted((one, other) => isOver(one) - isOver(other)),
    cards: { card, guests },
  };
}

function shownPayment(
  payment: OpenPayment | undefined,
  { dueAt }: Subscription,
  {
    now,
    works,
    formatDay,
    links,
  }: { now: Date; works: boolean; formatDay: (day: Date) => string; links: Links },
): ShownPayment | undefined {
  if (!payment || payment.state === 'open') return undefined;
  const { state, startsAt, orderId, asksBank } = payment;
  const retryOn = dueAt && dueAt > now ? formatDay(dueAt) : undefined;
  const pay = state === 'unpaid' ? { href: links.payRenewal(orderId), asksBank, retryOn } : undefined;
  return { state, works, from: formatDay(startsAt), pay };
}

function shownPrice(
  price: PriceView | undefined,
  { currency }: Subscription,
  locale: Locale,
): ShownPrice | undefined {
  if (!price) return undefined;
  const { offerId, state, withoutAgreement, text, from, fromMinor, priceMinor } = price;
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, locale);
  return {
    ...{ offerId, state, withoutAgreement, text, date: dayFormatter(locale)(from) },
    ...{ price: money(priceMinor), old: money(fromMinor) },
  };
}
