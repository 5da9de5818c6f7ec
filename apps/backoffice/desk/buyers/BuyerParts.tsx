import type { FoundBuyer } from '@spindle/domain/fulfilment/find-buyer.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import type { Order } from '@spindle/domain/orders/order.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { DeskTable } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { licenceColumns } from '../licences/licence-columns.tsx';
import { ORDERS_PAGE, orderPage, subscriptionPage } from '../pages.ts';
import type { BoughtLabel } from '../product-labels.ts';
import { standingColumns } from '../subscriptions/standing-columns.tsx';

interface PartProps {
  locale: Locale;
  words: DeskWords;
  labelOf: BoughtLabel;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}

/** The first page of the buyer's orders, with a link to the list that has the rest. */
export function BuyerOrders({
  orders,
  buyer: { email, memberId },
  locale,
  words,
  labelOf,
  format,
  money,
}: PartProps & { orders: readonly Order[]; buyer: FoundBuyer }) {
  const said = words.orderList;
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">
        <a
          href={`/admin${ORDERS_PAGE}?${new URLSearchParams({ email, ...(memberId && { member: memberId }) })}`}
        >
          {said.title}
        </a>
      </h2>
      <DeskTable
        rows={orders}
        none={said.none}
        idOf={({ id }) => id}
        columns={[
          {
            label: said.number,
            cell: ({ number }) => <a href={`/admin${orderPage(number)}`}>{number}</a>,
          },
          { label: said.placed, cell: ({ placedAt }) => format(placedAt) },
          {
            label: said.products,
            cell: ({ lines }) => sideBySide(locale, lines.map(labelOf)),
          },
          {
            label: said.total,
            amount: true,
            cell: ({ totalMinor, currency }) => money(totalMinor, currency),
          },
          { label: said.state, cell: ({ state }) => said.states[state] },
        ]}
      />
    </section>
  );
}

export function BuyerLicences({
  licences,
  words,
  labelOf,
  format,
}: Omit<PartProps, 'money'> & { licences: readonly Licence[] }) {
  const said = words.order;
  return (
    <section aria-labelledby="licences">
      <h2 id="licences">{said.licences}</h2>
      <DeskTable
        rows={licences}
        none={words.licence.none}
        idOf={({ id }) => id}
        columns={licenceColumns(words, format, labelOf)}
      />
    </section>
  );
}

export function BuyerSubscriptions({
  subscriptions,
  locale,
  words,
  labelOf,
  format,
  money,
}: PartProps & { subscriptions: readonly Subscription[] }) {
  const said = words.subscriptionList;
  return (
    <section aria-labelledby="subscriptions">
      <h2 id="subscriptions">{said.title}</h2>
      <DeskTable
        rows={subscriptions}
        none={said.none}
        idOf={({ id }) => id}
        columns={[
          {
            label: words.order.product,
            cell: (one) => <a href={`/admin${subscriptionPage(one.id)}`}>{labelOf(one)}</a>,
          },
          { label: words.order.licence, cell: ({ term }) => words.licences[term] },
          ...standingColumns<Subscription>({
            ...{ words, locale, format },
            next: ({ renewalMinor, currency }) => money(renewalMinor, currency),
          }),
        ]}
      />
    </section>
  );
}
