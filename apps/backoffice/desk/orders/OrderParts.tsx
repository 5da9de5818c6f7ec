import type { OrderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { nameReduction, reductionsOf } from '@spindle/domain/orders/reductions.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { Fragment } from 'react';
import { DeskTable } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { licenceColumns } from '../licences/licence-columns.tsx';
import type { BoughtLabel } from '../product-labels.ts';

interface PartProps {
  details: OrderDetails;
  words: DeskWords;
  labelOf: BoughtLabel;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}

export function OrderLines({
  details: { order, balances },
  locale,
  words,
  labelOf,
  money,
}: Omit<PartProps, 'format'> & { locale: Locale }) {
  const said = words.order;
  const paidIn = order.paidCurrency ?? order.currency;
  const refunded = (id: string) => balances.find(({ lineId }) => lineId === id)?.refundedMinor ?? 0;
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">{said.lines}</h2>
      <DeskTable
        rows={order.lines}
        none={said.none}
        idOf={({ id }) => id}
        columns={[
          { label: said.product, cell: labelOf },
          { label: said.licence, cell: ({ licenceType }) => words.licences[licenceType] },
          { label: said.quantity, cell: ({ quantity }) => quantity },
          { label: said.list, amount: true, cell: ({ listMinor }) => money(listMinor, order.currency) },
          {
            label: said.discount,
            amount: true,
            cell: (line) =>
              line.discountMinor === 0
                ? money(0, order.currency)
                : reductionsOf([line], order).map((reduction, index) => (
                    <Fragment key={reduction.kind}>
                      {index > 0 && <br />}
                      {`${nameReduction(locale, reduction)} ${money(reduction.offMinor, order.currency)}`}
                    </Fragment>
                  )),
          },
          {
            label: words.orderList.total,
            amount: true,
            cell: ({ totalMinor }) => money(totalMinor, order.currency),
          },
          { label: said.refunded, amount: true, cell: ({ id }) => money(refunded(id), paidIn) },
        ]}
      />
    </section>
  );
}

export function OrderLicences({ details, words, labelOf, format }: Omit<PartProps, 'money'>) {
  const said = words.order;
  return (
    <section aria-labelledby="licences">
      <h2 id="licences">{said.licences}</h2>
      <DeskTable
        rows={details.licences}
        none={said.noLicences}
        idOf={({ id, lineId }) => `${lineId} ${id}`}
        columns={licenceColumns(words, format, labelOf)}
      />
    </section>
  );
}
