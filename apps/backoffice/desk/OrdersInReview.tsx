import { reviewPage } from '@spindle/domain/fulfilment/review-page.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../brand/Frame.tsx';
import { shop } from '../shop.ts';
import { AskFirst } from './AskFirst.tsx';
import { DeskPage } from './DeskPage.tsx';
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
              {entries.length === 0 && <p>{words.orders.none}</p>}
              {entries.length > 0 && (
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{words.orders.number}</th>
                      <th scope="col">{words.orders.placed}</th>
                      <th scope="col">{words.orders.buyer}</th>
                      <th scope="col">{words.orders.total}</th>
                      <th scope="col">{words.orders.paid}</th>
                      <th scope="col">{words.orders.reason}</th>
                      <td />
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map((entry) => {
                      const { order } = entry;
                      const said = amounts(entry);
                      return (
                        <tr key={order.id}>
                          <th scope="row">{order.number}</th>
                          <td>{format(order.placedAt)}</td>
                          <td>{order.email}</td>
                          <td>{said.total}</td>
                          <td>{said.paid}</td>
                          <td>{order.reviewReason && words.orders.reasons[order.reviewReason]}</td>
                          <td>
                            <AskFirst
                              action="/desk/accept-order"
                              fields={{ order: order.id }}
                              name={`${words.orders.accept}: ${order.number}`}
                              label={words.orders.accept}
                              question={filled(words.orders.acceptAsks, said)}
                              yes={words.orders.acceptYes}
                            />
                            <AskFirst
                              action="/desk/cancel-order"
                              fields={{ order: order.id }}
                              name={`${words.orders.cancel}: ${order.number}`}
                              label={words.orders.cancel}
                              question={filled(words.orders.cancelAsks, said)}
                              yes={words.orders.cancelYes}
                            />
                          </td>
                        </tr>
                      );
                    })}
                  </tbody>
                </table>
              )}
              {next && (
                <p>
                  <a href={`/admin${ORDERS_PAGE}?after=${next}`}>{words.orders.next}</a>
                </p>
              )}
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
