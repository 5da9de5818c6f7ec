import { reviewPage } from '@spindle/domain/fulfilment/review-page.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords, filled } from '../desk-words.ts';
import { Disputes } from '../disputes/Disputes.tsx';
import { keptForm } from '../forms/kept-forms.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { riskSaid } from '../orders/risk-said.ts';
import { orderPage, REVIEW_PAGE } from '../pages.ts';
import { staffActor } from '../staff-actor.ts';
import { ago } from './ago.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { SurplusPayments } from './SurplusPayments.tsx';

/**
 * Orders whose payment does not match, or whose risk is too high: a person accepts them as they are, or cancels them once
 * the money has been sent back.
 */
export function OrdersInReview(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
  const money = ({ amountMinor, currency }: { amountMinor: number; currency: string }) =>
    formatExactMoney(amountMinor, currency, locale);
  const outcomes: Readonly<Record<string, string>> = {
    cancelled: words.orders.cancelled,
    surplus: words.surplus.done,
  };
  return (
    <Frame view={view} title={words.orders.title}>
      <DeskPage
        view={view}
        permission="orders"
        title={words.orders.title}
        about={words.orders.about}
        done={(number) => filled(outcomes[String(view.searchParams?.as)] ?? words.orders.done, { number })}
      >
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const [after, disputesAfter] = [view.searchParams?.after, view.searchParams?.disputes].map(
            (id) => z.uuid().safeParse(id).data,
          );
          const actor = staffActor(view.user);
          const now = deps.clock.now();
          const { entries, next } = await reviewPage(deps.db, { after });
          return (
            <>
              <DeskTable
                rows={entries}
                none={words.orders.none}
                idOf={({ order }) => order.id}
                columns={[
                  {
                    label: words.orders.number,
                    cell: ({ order }) => <a href={`/admin${orderPage(order.number)}`}>{order.number}</a>,
                  },
                  {
                    label: words.orders.placed,
                    cell: ({ order }) => `${format(order.placedAt)} (${ago(order.placedAt, now, locale)})`,
                  },
                  { label: words.orders.buyer, cell: ({ order }) => order.email },
                  {
                    label: words.orders.total,
                    amount: true,
                    cell: ({ order }) => money({ ...order, amountMinor: order.totalMinor }),
                  },
                  {
                    label: words.orders.paid,
                    amount: true,
                    cell: ({ paid }) => (paid ? money(paid) : words.orders.paidUnknown),
                  },
                  {
                    label: words.orders.reason,
                    cell: ({ order, risk }) => (
                      <>
                        {order.reviewReason && words.orders.reasons[order.reviewReason]}
                        {risk && risk.score > 0 && <small>{riskSaid(risk, words, locale)}</small>}
                      </>
                    ),
                  },
                ]}
                actions={({ order, paid }) => (
                  <>
                    <ReviewActions {...{ order, paid, locale, words }} />
                    <a
                      href={`/admin${orderPage(order.number)}#refuse`}
                      aria-label={`${words.orders.refusal.title}: ${order.number}`}
                    >
                      {words.orders.refusal.title}
                    </a>
                  </>
                )}
                next={nextPage(REVIEW_PAGE, next, words.orders.next)}
              />
              <SurplusPayments
                db={deps.db}
                actor={actor}
                language={view.i18n?.language}
                typed={keptForm(typedFields(view.searchParams).kept, actor, deps.clock)}
              />
              <Disputes deps={deps} language={view.i18n?.language} after={disputesAfter} />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
