import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { OrderList } from './load-orders.ts';
import { OrderState } from './OrderState.tsx';
import styles from './orders.css?url';

/** What the member has bought, newest first, a page at a time. */
export function Orders({
  list: { orders, imported, olderHref, later },
  email,
  empty,
}: {
  list: OrderList;
  email: string;
  /** What editors say of a member who has ordered nothing yet. */
  empty: string | undefined;
}) {
  const words = useWords('member');
  const links = useLinks();
  if (orders.length === 0 && imported.length === 0) {
    return (
      <EmptyState
        title={words('orders.emptyTitle')}
        text={empty ?? words('orders.emptyText', { email })}
        action={<ButtonLink href={links.store()}>{words('products.toShop')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Stylesheet href={styles} />
      {orders.length > 0 && (
        <ol className="orders">
          {orders.map(({ number, href, placed, products, total, state }) => (
            <li key={number}>
              <h2>
                <SectionLink href={href}>{products}</SectionLink>
              </h2>
              <p className="orders-facts">
                <span className="order-number">{number}</span> <span>{placed}</span>
              </p>
              <OrderState state={state} />
              <p className="price">{total}</p>
            </li>
          ))}
        </ol>
      )}
      {(olderHref || later) && (
        <nav aria-label={words('orders.pages')} className="orders-pages">
          {later && <SectionLink href={links.member('orders')}>{words('orders.newest')}</SectionLink>}
          {olderHref && <SectionLink href={olderHref}>{words('orders.older')}</SectionLink>}
        </nav>
      )}
      {imported.length > 0 && (
        <section aria-labelledby="orders-imported" className="orders-imported">
          <h2 id="orders-imported">{words('orders.imported')}</h2>
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
