import { maskedKey } from '@spindle/domain/licences/masked-key.ts';
import { brandName } from '@spindle/domain/payments/cards/card.ts';
import type { SubscriptionDetails } from '@spindle/domain/subscriptions/desk/subscription-details.ts';
import { countryName } from '@spindle/i18n/country-name.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { buyerPage, licencePage } from '../pages.ts';
import type { BoughtLabel } from '../product-labels.ts';

/** Whose subscription it is, what was agreed, and its state. */
export function SubscriptionFacts({
  details: { subscription, country, address, licence, card, periods },
  words,
  locale,
  labelOf,
  format,
  money,
}: {
  details: SubscriptionDetails;
  words: DeskWords;
  locale: Locale;
  labelOf: BoughtLabel;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}) {
  const { subscriptionList: list, subscription: said, order, licences } = words;
  const { currency, nextTerm, nextRenewalMinor, endedAt, endReason } = subscription;
  // An ended subscription may have been refunded, so no paid period is shown; the licence says until when it works.
  const runs = subscription.state !== 'ended';
  // A subscription that was imported from another system has no order before its first renewal.
  const number = periods.find((each) => each.order)?.order?.number;
  const until = card && `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
  const facts = [
    [words.orderList.state, list.states[subscription.state]],
    [
      said.of,
      address && number ? (
        <a key="member" href={`/admin${buyerPage(number)}`}>
          {address}
        </a>
      ) : (
        (address ?? words.orderList.erased)
      ),
    ],
    [order.product, labelOf(subscription)],
    [order.licence, licences[subscription.term]],
    [
      order.key,
      licence ? (
        <a key="licence" className="desk-key" href={`/admin${licencePage(licence.id)}`}>
          {maskedKey(licence.key)}
        </a>
      ) : (
        '–'
      ),
    ],
    ...(runs ? [[list.renews, money(subscription.renewalMinor, currency)] as const] : []),
    ...(runs && nextTerm && nextRenewalMinor !== null
      ? [[said.changes, `${licences[nextTerm]}, ${money(nextRenewalMinor, currency)}`] as const]
      : []),
    ...(subscription.balanceMinor > 0
      ? [[said.balance, money(subscription.balanceMinor, currency)] as const]
      : []),
    ...(runs && country ? [[said.country, `${countryName(locale, country)} (${country})`] as const] : []),
    [said.began, format(subscription.createdAt)],
    ...(runs ? [[list.paidUntil, format(subscription.periodEnd)] as const] : []),
    ...(endedAt
      ? [[said.ended, format(endedAt) + (endReason ? ` (${said.endReasons[endReason]})` : '')] as const]
      : []),
    [
      said.card,
      card
        ? filled(said.cardKept, { brand: brandName(card), lastFour: card.lastFour, expiry: until ?? '' })
        : said.noCard,
    ],
  ] as const;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{said.facts}</h2>
      <dl className="desk-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
