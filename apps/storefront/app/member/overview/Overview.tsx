import { DrawnPart } from '../../drawn/DrawnPart.tsx';
import type { Drawn } from '../../drawn/draw-part.tsx';
import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import type { Counts } from '../load-counts.ts';
import { FirstSteps } from '../my-products/FirstSteps.tsx';
import { LicenceCard } from '../my-products/LicenceCard.tsx';
import type { Trial } from '../my-products/trials.ts';
import { OrderRow } from '../orders/OrderRow.tsx';
import { SectionLink } from '../SectionLink.tsx';
import { FailedPart } from './FailedPart.tsx';
import type { OverviewData } from './load-overview.ts';
import { Needs } from './Needs.tsx';

/** What needs the member, then what they have. */
export function Overview({
  overview: { needs, products, orders },
  counts,
  email,
  token,
  empty,
  trials,
  recommended,
}: {
  overview: OverviewData;
  counts: Counts;
  email: string;
  token: string;
  /** Editors' text for a member who has bought nothing yet. */
  empty: string | undefined;
  trials: readonly Trial[];
  recommended: Drawn | undefined;
}) {
  const words = useWords('overview');
  const member = useWords('member');
  const licences = useWords('licences');
  const links = useLinks();
  const hasNothing = products?.total === 0;
  return (
    <>
      {needs && <Needs needs={needs.shown} />}
      {(!needs || needs.isPartly) && (
        <FailedPart part="needs" text={words(needs?.shown.length ? 'needsPartly' : 'needsFailed')} />
      )}
      {hasNothing ? (
        <FirstSteps text={empty ?? licences('products.emptyText', { email })} trials={trials} />
      ) : (
        <section aria-labelledby="overview-products" className="overview-part">
          <h2 id="overview-products">{member('titles.my_products')}</h2>
          {products ? (
            <>
              <div className="licences">
                {products.licences.map((licence, place) => (
                  <LicenceCard
                    key={licence.id}
                    licence={licence}
                    level={3}
                    // Only the first one is open; with all of them the page would be very long.
                    isOpen={place === 0 && licence.state === 'active'}
                    token={token}
                  />
                ))}
              </div>
              {products.total > products.licences.length && (
                <SectionLink className="link overview-all" href={links.member('my_products')}>
                  {words('allProducts', { count: products.total })}
                </SectionLink>
              )}
            </>
          ) : (
            <FailedPart part="products" text={words('productsFailed')} />
          )}
        </section>
      )}
      {orders?.last && (
        <section aria-labelledby="overview-order" className="overview-part">
          <h2 id="overview-order">{words('order')}</h2>
          <ol className="orders">
            <OrderRow order={orders.last} level={3} />
          </ol>
          {counts.orders !== undefined && counts.orders > 1 && (
            <SectionLink className="link overview-all" href={links.member('orders')}>
              {words('allOrders', { count: counts.orders })}
            </SectionLink>
          )}
        </section>
      )}
      {!orders && <FailedPart part="orders" text={words('orderFailed')} />}
      {recommended && !hasNothing && <DrawnPart drawn={recommended} />}
    </>
  );
}
