import type { Order } from '@spindle/domain/orders/order.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';

/**
 * What a person decides about an order in review: to accept the money as it came, or to cancel the order because the
 * money was sent back.
 */
export function ReviewActions({
  order,
  paid,
  locale,
  words: { orders: said },
}: {
  order: Pick<Order, 'id' | 'number' | 'totalMinor' | 'currency'>;
  /** Missing if the money came before paid amounts were recorded. */
  paid: { amountMinor: number; currency: string } | undefined;
  locale: Locale;
  words: DeskWords;
}) {
  const amounts = {
    number: order.number,
    total: formatExactMoney(order.totalMinor, order.currency, locale),
    paid: paid ? formatExactMoney(paid.amountMinor, paid.currency, locale) : said.paidUnknown,
  };
  return (
    <>
      <AskFirst
        action="/desk/accept-order"
        fields={{ order: order.id }}
        name={`${said.accept}: ${order.number}`}
        label={said.accept}
        question={filled(said.acceptAsks, amounts)}
        yes={said.acceptYes}
      />
      <AskFirst
        action="/desk/cancel-order"
        fields={{ order: order.id }}
        name={`${said.cancel}: ${order.number}`}
        label={said.cancel}
        question={filled(said.cancelAsks, amounts)}
        yes={said.cancelYes}
      />
    </>
  );
}
