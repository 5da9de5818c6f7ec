import { goodUntil } from '@spindle/domain/payments/cards/card.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import type { OpenPeriods } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import { GRACE_MS } from '@spindle/domain/subscriptions/renewal/steps.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { inDays } from '@spindle/i18n/format-in.ts';
import { listFormat } from '@spindle/i18n/formats.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import { type ShownCard, showCard } from '../../payment-method/member-card.ts';
import type { LabelDeps } from '../my-products/label-licences.ts';
import { purchaseOf, renewalOf, renewedPid } from '../my-products/renewal-of.ts';
import { namedOffers } from '../named-offers.ts';
import type { Need } from './find-needs.ts';

/** Something that needs the member, or that they may want to know; dates and amounts are in their language. */
export type ShownNeed = {
  id: string;
  asks: boolean;
  /** `in 6 days`, if that matters. */
  when: string | undefined;
  href: string;
} & (
  | {
      kind: 'bank' | 'payment';
      name: string;
      price: string;
      date: string;
      /** Until when the licence works meanwhile; undefined if it does not. */
      until: string | undefined;
      retryOn: string | undefined;
    }
  | ({ kind: 'card'; names: string; date: string; isOver: boolean } & ShownCard)
  | { kind: 'no_card'; names: string; date: string }
  | { kind: 'price'; name: string; price: string; old: string; date: string }
  | { kind: 'ending' | 'ended'; name: string; date: string; isTrial: boolean }
  | { kind: 'address'; email: string }
  | { kind: 'recovery_codes'; left: number }
  | { kind: 'renewal'; name: string; price: string; date: string }
  | { kind: 'seats'; name: string; seats: number }
  | { kind: 'export'; date: string }
);

type Named = { pid: string; productName: string };

/**
 * The needs as the overview shows them. A licence that can't be bought any more is not offered for renewal.
 * @param open the open periods of the subscriptions; not asked for if no need is about one
 */
export async function showNeeds(
  { db, now, providers, offersOf }: Pick<LabelDeps, 'db' | 'providers' | 'offersOf'> & { now: Date },
  needs: readonly Need[],
  { open, locale, links }: { open: Promise<OpenPeriods>; locale: Locale; links: Links },
): Promise<ShownNeed[]> {
  const charged = needs.flatMap((need) => ('subscription' in need ? [need.subscription] : []));
  const named = needs.flatMap((need): Named[] => {
    if ('licence' in need) return [need.licence];
    if ('subscription' in need) return [need.subscription];
    return 'subscriptions' in need ? [...need.subscriptions] : [];
  });
  const periods = charged.length > 0 ? await open : new Map();
  const [sold, chargeOf] = await Promise.all([
    offersOf(named.flatMap(({ pid }) => [pid, renewedPid(pid)])),
    nextChargesOf({ db, providers, now }, charged, periods),
  ]);
  const { offers, nameOf } = namedOffers(sold, locale);
  const day = dayFormatter(locale);
  const priceOf = (subscription: Subscription) =>
    formatMoney(chargeOf(subscription), subscription.currency, locale);
  const namesOf = (some: readonly Named[]) => listFormat(locale).format(new Set(some.map(nameOf)));

  const show = (need: Need): ShownNeed[] => {
    const { kind, asks, at } = need;
    const row = { asks, when: at && at > now ? inDays(locale, at, now) : undefined };
    switch (kind) {
      case 'bank':
      case 'payment': {
        const { subscription, orderId, rests } = need;
        const { id, periodEnd, dueAt } = subscription;
        return [
          {
            ...{ ...row, when: undefined, kind, id: `${kind}-${id}`, href: links.payRenewal(orderId) },
            ...{ name: nameOf(subscription), price: priceOf(subscription), date: day(periodEnd) },
            until: rests ? undefined : day(new Date(periodEnd.getTime() + GRACE_MS)),
            retryOn: dueAt && dueAt > now ? day(dueAt) : undefined,
          },
        ];
      }
      case 'card': {
        // The card's last day counts, which is never after the payment.
        const lastMoment = new Date(goodUntil(need.card).getTime() - 1);
        const isOver = lastMoment < now;
        return [
          {
            ...{ ...row, kind, id: `card-${need.card.methodId}`, href: links.updatePaymentMethod() },
            ...{ names: namesOf(need.subscriptions), date: day(need.at), ...showCard(need.card) },
            ...{ when: isOver ? undefined : inDays(locale, lastMoment, now), isOver },
          },
        ];
      }
      case 'no_card':
        return [
          {
            ...{ ...row, kind, id: kind, href: links.updatePaymentMethod() },
            ...{ names: namesOf(need.subscriptions), date: day(need.at) },
          },
        ];
      case 'price': {
        const { subscription, price } = need;
        const money = (amountMinor: number) => formatMoney(amountMinor, subscription.currency, locale);
        return [
          {
            ...{ ...row, kind, id: `price-${price.offerId}`, href: links.priceChange(price.offerId) },
            ...{ name: nameOf(subscription), date: day(price.from) },
            ...{ price: money(price.priceMinor), old: money(price.fromMinor) },
          },
        ];
      }
      case 'ending':
      case 'ended': {
        const { licence } = need;
        const href =
          renewalOf(licence, offers, { locale, links }) ?? purchaseOf(licence, offers, { locale, links });
        if (!href) return [];
        const isTrial = licence.licenceType === 'trial';
        return [
          {
            ...{ ...row, kind, id: `licence-end-${licence.id}`, href },
            ...{ name: nameOf(licence), date: day(need.at), isTrial },
          },
        ];
      }
      case 'address':
        return [{ ...row, kind, id: kind, href: links.account(), email: need.email }];
      case 'recovery_codes':
        return [{ ...row, kind, id: kind, href: links.security(), left: need.left }];
      case 'renewal': {
        const { subscription } = need;
        return [
          {
            ...{ ...row, kind, id: `renewal-${subscription.id}`, href: links.subscriptions() },
            ...{ name: nameOf(subscription), price: priceOf(subscription), date: day(need.at) },
          },
        ];
      }
      case 'seats': {
        const { id, seats } = need.licence;
        return [
          {
            ...{ ...row, kind, id: `seats-${id}`, href: links.devicesOf(id) },
            ...{ name: nameOf(need.licence), seats },
          },
        ];
      }
      case 'export':
        return [{ ...row, when: undefined, kind, id: kind, href: links.privacy(), date: day(need.at) }];
    }
  };
  return needs.flatMap(show);
}
