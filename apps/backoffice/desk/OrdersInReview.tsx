import { reviewPage } from '@spindle/domain/fulfilment/review-page.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../brand/Frame.tsx';
import { shop } from '../shop.ts';
import { AskFirst } from './AskFirst.tsx';
import { DeskPage } from './DeskPage.tsx';
import { DeskTable, nextPage } from './DeskTable.tsx';
import { Disputes } from './Disputes.tsx';
import { deskWords } from './desk-words.ts';
import { ORDERS_PAGE } from './pages.ts';

type ReviewEntry = Awaited<ReturnType<typeof reviewPage>>['entries'][number];

/** Orders whose money does not fit: a person accepts them as they are, or cancels them once the money is back. */
export function OrdersInReview(view: AdminViewServerProps) {
  const { locale, words, format } = deskWords(view.i18n?.language);
  const amounts = ({ order, paid }: ReviewEntry) => ({
    number: order.number,
    total: formatExactMoney(order.totalMinor, order.currency, locale),
    paid: paid ? formatExactMoney(paid.amountMinor, paid.currency, locale) : words.orders.paidUnknown,
  });
  return (
    <Frame view={view} title={words.orders.title}>
      <DeskPage
        view={view}
        title={words.orders.title}
        about={words.orders.about}
        done={(number) =>
          (view.searchParams?.as === 'cancelled' ? words.orders.cancelled : words.orders.done).replace(
            '{number}',
            number,
          )
        }
      >
        {async () => {
          const { deps } = await shop();
          const after = z.uuid().safeParse(view.searchParams?.after).data;
          const { entries, next } = await reviewPage(deps.db, { after });
          return (
            <>
              <DeskTable
                rows={entries}
                none={words.orders.none}
                idOf={({ order }) => order.id}
                columns={[
                  { label: words.orders.number, cell: ({ order }) => order.number },
                  { label: words.orders.placed, cell: ({ order }) => format(order.placedAt) },
                  { label: words.orders.buyer, cell: ({ order }) => order.email },
                  { label: words.orders.total, cell: (entry) => amounts(entry).total },
                  { label: words.orders.paid, cell: (entry) => amounts(entry).paid },
                  {
                    label: words.orders.reason,
                    cell: ({ order }) => order.reviewReason && words.orders.reasons[order.reviewReason],
                  },
                ]}
                actions={(entry) => (
                  <>
                    <AskFirst
                      action="/desk/accept-order"
                      fields={{ order: entry.order.id }}
                      name={`${words.orders.accept}: ${entry.order.number}`}
                      label={words.orders.accept}
                      question={filled(words.orders.acceptAsks, amounts(entry))}
                      yes={words.orders.acceptYes}
                    />
                    <AskFirst
                      action="/desk/cancel-order"
                      fields={{ order: entry.order.id }}
                      name={`${words.orders.cancel}: ${entry.order.number}`}
                      label={words.orders.cancel}
                      question={filled(words.orders.cancelAsks, amounts(entry))}
                      yes={words.orders.cancelYes}
                    />
                  </>
                )}
                next={nextPage(ORDERS_PAGE, next, words.orders.next)}
              />
              <Disputes db={deps.db} language={view.i18n?.language} />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
