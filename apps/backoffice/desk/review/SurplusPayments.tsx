import { randomUUID } from 'node:crypto';
import type { Actor } from '@spindle/domain/actor.ts';
import { surplusPage } from '@spindle/domain/fulfilment/surplus-page.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { mayAct } from '@spindle/domain/staff/may-act.ts';
import type { Db } from '@spindle/platform/database.ts';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField } from '../forms/DeskForm.tsx';
import { orderPage } from '../pages.ts';

/** Payments for orders that had been paid already; those who may refund send them back. Nothing if there are none. */
export async function SurplusPayments({
  db,
  actor,
  language,
  typed,
  of,
}: {
  db: Db;
  actor: Actor;
  language: string | undefined;
  /** What was typed, if it was refused. */
  typed: Readonly<Record<string, string | undefined>>;
  /** The payments of one order only, on its own page. */
  of?: { orderId: string };
}) {
  const rows = await surplusPage(db, of);
  if (rows.length === 0) return null;
  const { locale, words } = deskWords(language);
  const said = words.surplus;
  const format = await deskMoments(db, language);
  const mayRefund = await mayAct(db, actor, 'refunds');
  const money = ({ paidMinor, paidCurrency, amountMinor, currency }: (typeof rows)[number]['payment']) =>
    formatExactMoney(paidMinor ?? amountMinor, paidCurrency ?? currency, locale);
  return (
    <section aria-labelledby="surplus">
      <h2 id="surplus">{said.title}</h2>
      <p>{said.about}</p>
      <DeskTable
        rows={rows}
        none=""
        idOf={({ payment }) => payment.id}
        columns={[
          {
            label: words.orders.number,
            cell: ({ order }) => <a href={`/admin${orderPage(order.number)}`}>{order.number}</a>,
          },
          { label: words.orders.buyer, cell: ({ order }) => order.email || words.orderList.erased },
          { label: said.came, cell: ({ payment }) => format(payment.surplusAt) },
          { label: words.orders.paid, amount: true, cell: ({ payment }) => money(payment) },
          { label: words.order.id, cell: ({ payment }) => payment.providerId ?? '–' },
        ]}
        {...(mayRefund && {
          actions: ({ payment, order }) => (
            <AskFirst
              action="/desk/send-surplus-back"
              fields={{
                payment: payment.id,
                number: order.number,
                key: randomUUID(),
                page: of ? 'order' : 'review',
              }}
              name={`${said.send}: ${order.number}`}
              label={said.send}
              question={filled(said.asks, { number: order.number, amount: money(payment) })}
              yes={said.yes}
            >
              <DeskField
                name="reason"
                label={words.refund.reason}
                value={(typed.payment === payment.id ? typed.reason : undefined) ?? said.reason}
                required
                maxLength={500}
              />
            </AskFirst>
          ),
        })}
      />
    </section>
  );
}
