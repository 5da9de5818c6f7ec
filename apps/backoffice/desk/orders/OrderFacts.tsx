import type { CheckoutRecord } from '@spindle/domain/checkout/checkout-record.ts';
import { type Order, paidFor } from '@spindle/domain/orders/order.ts';
import type { Risk } from '@spindle/domain/risk/risk.ts';
import type { Agreement } from '@spindle/domain/subscriptions/agreements/agreement.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import type { Business } from '@spindle/domain/tax/tax.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { buyerPage, subscriptionPage } from '../pages.ts';
import type { BoughtLabel } from '../product-labels.ts';
import { riskSaid } from './risk-said.ts';

/** Who bought, when, and what they agreed to. */
export function OrderFacts({
  order,
  risk,
  record,
  agreement,
  business,
  subscriptions,
  words,
  locale,
  labelOf,
  format,
  money,
}: {
  order: Order;
  risk: Risk | undefined;
  record: CheckoutRecord | undefined;
  /** What the member agreed to by a button of their subscription. */
  agreement: Agreement | undefined;
  /** Undefined for a consumer, and for whom may not see it. */
  business: Business | null | undefined;
  subscriptions: readonly Subscription[];
  words: DeskWords;
  locale: Locale;
  labelOf: BoughtLabel;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}) {
  const { order: said, orderList, subscription } = words;
  const paid = paidFor(order);
  const consents =
    record &&
    sideBySide(
      locale,
      record.consents.map((consent) => said.consents[consent]),
    );
  const facts = [
    [orderList.state, orderList.states[order.state]],
    [
      orderList.buyer,
      order.email ? (
        <a key="buyer" href={`/admin${buyerPage(order.number)}`}>
          {order.email}
        </a>
      ) : (
        orderList.erased
      ),
    ],
    ...(business ? [[said.company, business.company] as const] : []),
    ...(business?.vatId ? [[words.seller.vatId, business.vatId] as const] : []),
    ...(order.giftEmail === null
      ? []
      : [[said.gift, filled(said.giftTo, { giver: order.email, to: order.giftEmail })] as const]),
    ...subscriptions.map(
      (one) =>
        [
          subscription.title,
          <a key={one.id} href={`/admin${subscriptionPage(one.id)}`}>
            {labelOf(one)}
          </a>,
        ] as const,
    ),
    ...(risk ? [[orderList.risk, riskSaid(risk, words, locale)] as const] : []),
    [orderList.country, order.country ?? '–'],
    [said.language, LANGUAGES[order.locale].name],
    [said.placed, format(order.placedAt)],
    [said.paidAt, order.paidAt ? format(order.paidAt) : '–'],
    [orderList.total, money(order.totalMinor, order.currency)],
    ...(order.paidAt ? [[said.paid, money(paid.amountMinor, paid.currency)] as const] : []),
    [said.refunded, money(order.refundedMinor, paid.currency)],
    [said.coupon, order.couponCode ?? said.noCoupon],
    ...(record
      ? [
          [said.terms, record.termsVersion ?? '–'] as const,
          [said.agreed, consents || said.none] as const,
          [said.mailed, record.mailedAt ? format(record.mailedAt) : said.notMailed] as const,
        ]
      : []),
    ...(agreement
      ? [
          [said.terms, agreement.version] as const,
          [
            said.agreed,
            <span key="agreed" className="desk-words">
              {agreement.text}
            </span>,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{said.facts}</h2>
      <dl className="desk-facts">
        {facts.map(([name, fact], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may have several subscriptions, and facts don't move
          <div key={index}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
