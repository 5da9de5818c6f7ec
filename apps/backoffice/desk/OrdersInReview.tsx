import { ordersInReview } from '@spindle/domain/orders/orders-in-review.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { shop } from '../shop.ts';
import { DeskPage, type DeskViewProps } from './DeskPage.tsx';
import { deskWords } from './desk-words.ts';

/** Orders whose money does not fit: a person accepts them as they are. */
export function OrdersInReview(view: DeskViewProps) {
  const { locale, words, format } = deskWords(view.i18n?.language);
  return (
    <DeskPage
      view={view}
      title={words.orders.title}
      about={words.orders.about}
      done={(number) => words.orders.done.replace('{number}', number)}
    >
      {async () => {
        const { deps } = await shop();
        const orders = await ordersInReview(deps.db);
        if (orders.length === 0) return <p>{words.orders.none}</p>;
        return (
          <table>
            <thead>
              <tr>
                <th scope="col">{words.orders.number}</th>
                <th scope="col">{words.orders.placed}</th>
                <th scope="col">{words.orders.buyer}</th>
                <th scope="col">{words.orders.total}</th>
                <th scope="col">{words.orders.reason}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.id}>
                  <th scope="row">{order.number}</th>
                  <td>{format(order.placedAt)}</td>
                  <td>{order.email}</td>
                  <td>{formatMoney(order.totalMinor, order.currency, locale)}</td>
                  <td>{order.reviewReason && words.orders.reasons[order.reviewReason]}</td>
                  <td>
                    <form method="post" action="/desk/accept-order">
                      <input type="hidden" name="order" value={order.id} />
                      <button type="submit" aria-label={`${words.orders.accept}: ${order.number}`}>
                        {words.orders.accept}
                      </button>
                    </form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      }}
    </DeskPage>
  );
}
