import { reviewPage } from '@spindle/domain/fulfilment/review-page.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { z } from 'zod';
import { shop } from '../shop.ts';
import { DeskPage, type DeskViewProps } from './DeskPage.tsx';
import { deskWords } from './desk-words.ts';
import { ORDERS_PAGE } from './pages.ts';

/** Orders whose money does not fit: a person accepts them as they are, or cancels them once the money is back. */
export function OrdersInReview(view: DeskViewProps) {
  const { locale, words, format } = deskWords(view.i18n?.language);
  return (
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
        if (entries.length === 0) return <p>{words.orders.none}</p>;
        return (
          <>
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
                {entries.map(({ order, paid }) => (
                  <tr key={order.id}>
                    <th scope="row">{order.number}</th>
                    <td>{format(order.placedAt)}</td>
                    <td>{order.email}</td>
                    <td>{formatExactMoney(order.totalMinor, order.currency, locale)}</td>
                    <td>
                      {paid
                        ? formatExactMoney(paid.amountMinor, paid.currency, locale)
                        : words.orders.paidUnknown}
                    </td>
                    <td>{order.reviewReason && words.orders.reasons[order.reviewReason]}</td>
                    <td>
                      <form method="post" action="/desk/accept-order">
                        <input type="hidden" name="order" value={order.id} />
                        <button type="submit" aria-label={`${words.orders.accept}: ${order.number}`}>
                          {words.orders.accept}
                        </button>
                      </form>
                      <form method="post" action="/desk/cancel-order">
                        <input type="hidden" name="order" value={order.id} />
                        <button type="submit" aria-label={`${words.orders.cancel}: ${order.number}`}>
                          {words.orders.cancel}
                        </button>
                      </form>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {next && (
              <p>
                <a href={`/admin${ORDERS_PAGE}?after=${next}`}>{words.orders.next}</a>
              </p>
            )}
          </>
        );
      }}
    </DeskPage>
  );
}
