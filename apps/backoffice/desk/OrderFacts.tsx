import type { CheckoutRecord } from '@spindle/domain/checkout/checkout-record.ts';
import { type Order, paidFor } from '@spindle/domain/orders/order.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { DeskWords } from './desk-words.ts';
import { ORDERS_PAGE } from './pages.ts';

/** Who bought when, and what they agreed to. */
export function OrderFacts({
  order,
  record,
  words: { order: said, orderList },
  format,
  money,
}: {
  order: Order;
  record: CheckoutRecord | undefined;
  words: DeskWords;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}) {
  const paid = paidFor(order);
  const consents = record?.consents.map((consent) => said.consents[consent]).join(', ');
  const facts = [
    [orderList.state, orderList.states[order.state]],
    [
      orderList.buyer,
      order.email ? (
        <a key="buyer" href={`/admin${ORDERS_PAGE}?${new URLSearchParams({ email: order.email })}`}>
          {order.email}
        </a>
      ) : (
        orderList.erased
      ),
    ],
    [orderList.country, order.country ?? '–'],
    [said.language, LANGUAGES[order.locale].name],
    [said.placed, format(order.placedAt)],
    [said.paidAt, order.paidAt ? format(order.paidAt) : '–'],
    [orderList.total, money(order.totalMinor, order.currency)],
    ...(order.paidAt ? [[said.paid, money(paid.amountMinor, paid.currency)] as const] : []),
    [said.refunded, money(order.refundedMinor, paid.currency)],
    [said.coupon, order.couponCode ?? said.none],
    ...(record
      ? [
          [said.terms, record.termsVersion ?? '–'] as const,
          [said.agreed, consents || said.none] as const,
          [said.mailed, record.mailedAt ? format(record.mailedAt) : said.notMailed] as const,
        ]
      : []),
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
