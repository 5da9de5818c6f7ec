import { randomUUID } from 'node:crypto';
import type { MailOfOrder } from '@spindle/domain/checkout/mails-of-order.ts';
import { isFulfilled, type Order } from '@spindle/domain/orders/order.ts';
import { saidOf } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { DeskTable } from '../DeskTable.tsx';
import { type DeskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';

/** The mails about an order, with when and to whom they were sent; the mail with the keys can be sent again. */
export function OrderMails({
  order,
  address,
  mails,
  words: { orderMails: said, order: ofOrder, orderList },
  format,
  locale,
}: {
  order: Order;
  /** The address for mails to the buyer. */
  address: string;
  mails: readonly MailOfOrder[];
  words: DeskWords;
  format(time: Date): string;
  locale: Locale;
}) {
  const kinds: Readonly<Record<string, string>> = said.kinds;
  const again: readonly { mail: 'key' | 'gift'; to: string }[] = [
    { mail: 'key', to: address },
    ...(order.giftEmail === null ? [] : [{ mail: 'gift' as const, to: order.giftEmail }]),
  ];
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{said.title}</h2>
      <DeskTable
        rows={mails}
        none={said.none}
        idOf={({ kind, at }) => `${kind} ${at.getTime()}`}
        columns={[
          { label: said.mail, cell: ({ kind }) => kinds[kind] ?? kind },
          { label: said.to, cell: ({ recipient }) => recipient },
          {
            label: orderList.state,
            cell: ({ state, error }) => said.states[state] + (error ? ` (${error})` : ''),
          },
          { label: ofOrder.when, cell: ({ at }) => format(at) },
        ]}
      />
      {isFulfilled(order) &&
        again.map(({ mail, to }) => (
          <AskFirst
            key={mail}
            action="/desk/send-mail-again"
            fields={{ order: order.id, number: order.number, mail, key: randomUUID() }}
            name={saidOf(locale, said.again, said.kinds[mail])}
            label={saidOf(locale, said.again, said.kinds[mail])}
            question={filled(said.againAsks, { to })}
            yes={said.againYes}
          />
        ))}
    </section>
  );
}
