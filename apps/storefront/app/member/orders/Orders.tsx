import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words.ts';
import { FindForm } from '../FindForm.tsx';
import { SectionLink } from '../SectionLink.tsx';
import type { OrderList } from './load-orders.ts';
import { OrderRow } from './OrderRow.tsx';
import { OrderState } from './OrderState.tsx';

/** What the member has bought, newest first, a page at a time. */
export function Orders({
  list: { orders, imported, olderHref, later, q },
  email,
  empty,
}: {
  list: OrderList;
  email: string;
  /** Editors' text for a member who has ordered nothing yet. */
  empty: string | undefined;
}) {
  const words = useWords('orders');
  const member = useWords('member');
  const links = useLinks();
  if (orders.length === 0 && imported.length === 0 && q === '') {
    return (
      <EmptyState
        title={words('emptyTitle')}
        text={empty ?? words('emptyText', { email })}
        action={<ButtonLink href={links.store()}>{member('toShop')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {(olderHref || later || q !== '') && (
        <div className="list-head">
          <FindForm section="orders" q={q} />
          {q !== '' && orders.length === 0 && (
            <p role="status" className="text-small text-muted">
              {member('list.none', { q })}
            </p>
          )}
        </div>
      )}
      {orders.length > 0 && (
        <ol className="orders">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ol>
      )}
      {(olderHref || later) && (
        <nav aria-label={words('pages')} className="orders-pages">
          {later && <SectionLink href={links.member('orders')}>{words('newest')}</SectionLink>}
          {olderHref && <SectionLink href={olderHref}>{words('older')}</SectionLink>}
        </nav>
      )}
      {imported.length > 0 && (
        <section aria-labelledby="orders-imported" className="orders-imported">
          <h2 id="orders-imported">{words('imported')}</h2>
          <ol className="orders">
            {imported.map(({ number, placed, products, total, state }) => (
              <li key={`${number} ${total}`}>
                <h3>{products}</h3>
                <p className="orders-facts">
                  <span className="order-number">{number}</span> <span>{placed}</span>
                </p>
                <OrderState state={state} />
                <p className="price">{total}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
