import type { SubscriptionDetails } from '@spindle/domain/subscriptions/desk/subscription-details.ts';
import { DeskTable } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { orderPage } from '../pages.ts';

interface PartProps {
  details: SubscriptionDetails;
  words: DeskWords;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}

/** The periods that were paid for or still await payment, the latest first, with every attempt to charge them. */
export function SubscriptionPeriods({ details, words, format, money }: PartProps) {
  const { subscription: said, order: ofOrder, orderList } = words;
  const { currency } = details.subscription;
  return (
    <section aria-labelledby="periods">
      <h2 id="periods">{said.periods}</h2>
      <DeskTable
        rows={details.periods}
        none={said.noPeriods}
        idOf={({ period }) => String(period.number)}
        columns={[
          {
            label: said.period,
            cell: ({ period: { startsAt, endsAt } }) =>
              `${format(startsAt)} –${endsAt ? ` ${format(endsAt)}` : ''}`,
          },
          { label: ofOrder.licence, cell: ({ period }) => words.licences[period.term] },
          {
            label: said.order,
            cell: ({ order }) =>
              order ? <a href={`/admin${orderPage(order.number)}`}>{order.number}</a> : '–',
          },
          {
            label: said.price,
            amount: true,
            cell: ({ line }) => (line ? money(line.totalMinor, currency) : '–'),
          },
          { label: said.credit, amount: true, cell: ({ period }) => money(period.creditMinor, currency) },
          {
            label: orderList.state,
            cell: ({ order }) => (order ? orderList.states[order.state] : '–'),
          },
          {
            label: said.attempts,
            cell: ({ payments }) =>
              payments
                .map(
                  ({ createdAt, state, failure }) =>
                    `${format(createdAt)}: ${ofOrder.paymentStates[state]}${failure ? ` (${failure})` : ''}`,
                )
                .join('; ') || '–',
          },
        ]}
      />
    </section>
  );
}

/** What the shop will do by itself, and when. */
export function SubscriptionPlan({ details, words, format }: Omit<PartProps, 'money'>) {
  const { subscription: said, subscriptionList } = words;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{said.plan}</h2>
      <DeskTable
        rows={details.steps}
        none={said.noPlan}
        idOf={({ at, step }) => `${step} ${at.getTime()}`}
        columns={[
          { label: words.order.when, cell: ({ at }) => format(at) },
          { label: said.step, cell: ({ step }) => subscriptionList.steps[step] },
        ]}
      />
    </section>
  );
}

export function SubscriptionMails({ details, words, format }: Omit<PartProps, 'money'>) {
  const said = words.subscription;
  const kinds: Readonly<Record<string, string>> = said.mailKinds;
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{said.mails}</h2>
      <DeskTable
        rows={details.mails}
        none={said.noMails}
        idOf={({ kind, sentAt }) => `${kind} ${sentAt.getTime()}`}
        columns={[
          { label: said.mail, cell: ({ kind }) => kinds[kind] ?? kind },
          { label: said.to, cell: ({ recipient }) => recipient },
          { label: said.sent, cell: ({ sentAt }) => format(sentAt) },
        ]}
      />
    </section>
  );
}
