import type { OrderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { DeskTable } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { EvidenceLink } from '../disputes/EvidenceLink.tsx';
import { type MoneyEvent, moneyHistory } from './money-history.ts';

/** Payments, refunds and disputes in one timeline. */
export function OrderMoney({
  details,
  words,
  locale,
  format,
  money,
}: {
  details: OrderDetails;
  words: DeskWords;
  locale: Locale;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}) {
  const said = words.order;
  return (
    <section aria-labelledby="money">
      <h2 id="money">{said.money}</h2>
      <DeskTable
        rows={moneyHistory(details, words, locale)}
        none={said.noPayments}
        idOf={({ id }) => id}
        columns={[
          { label: said.when, cell: ({ at }) => format(at) },
          { label: said.what, cell: ({ what }) => what },
          {
            label: said.amount,
            amount: true,
            cell: ({ amountMinor, currency }) => money(amountMinor, currency),
          },
          { label: said.reason, cell: ({ reason }) => reason || '–' },
          { label: said.id, cell: ({ providerId }) => providerId || '–' },
        ]}
        {...(details.disputes.length > 0 && {
          actions: ({ id, providerId }: MoneyEvent) =>
            details.disputes.some((dispute) => dispute.id === id) && (
              <EvidenceLink disputeId={id} of={providerId} words={words} />
            ),
        })}
      />
    </section>
  );
}
