import { Link } from 'react-router';
import { useLinks } from '../../page-state.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import type { OwnedProduct } from './owned-products.ts';
import type { RunningSubscription } from './running-subscriptions.ts';

/**
 * Tells a member who is about to buy something they have, or something that would not end a subscription, what they could
 * do instead. They can buy it all the same.
 */
export function OwnedNotice({
  owned,
  subscribed,
}: {
  owned: readonly OwnedProduct[];
  subscribed: readonly RunningSubscription[];
}) {
  return (
    <>
      <Subscribed subscribed={subscribed} />
      <Owned owned={owned} />
    </>
  );
}

function Subscribed({ subscribed }: { subscribed: readonly RunningSubscription[] }) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  const links = useLinks();
  if (subscribed.length === 0) return null;
  return (
    <Notice tone="warning">
      {subscribed.map(({ id, name, term, date, price }) => (
        <p key={id}>
          {price
            ? words('buy.subscribed.text', { name, licence: offer(`licence.${term}`), date, price })
            : words('buy.subscribed.credited', { name, licence: offer(`licence.${term}`), date })}
        </p>
      ))}
      <a className="link" href={links.subscriptions()}>
        {words('buy.subscribed.manage')}
      </a>
    </Notice>
  );
}

function Owned({ owned }: { owned: readonly OwnedProduct[] }) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  const links = useLinks();
  if (owned.length === 0) return null;
  return (
    <Notice>
      {owned.map(({ name, licenceType, until, upgrades }) => {
        const licence = offer(`licence.${licenceType}`);
        return (
          <div key={name}>
            <p>
              {until
                ? words('buy.owned.until', { name, licence, date: until })
                : words('buy.owned.forGood', { name, licence })}
            </p>
            {upgrades.length > 0 && (
              <ul className="upgrades">
                {upgrades.map((upgrade) => (
                  <li key={upgrade.pid}>
                    <Link className="link" to={upgrade.href} replace preventScrollReset>
                      {words('buy.owned.upgrade', { name: upgrade.name, price: upgrade.price })}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
      <a className="link" href={links.member('my_products')}>
        {words('buy.owned.see')}
      </a>
    </Notice>
  );
}
