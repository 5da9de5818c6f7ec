import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import type { ShownCheckout } from '../show-checkout.ts';

/** What renews by itself, when and for how much, and how that is stopped. */
export function Renewals({ shown: { renewals } }: { shown: ShownCheckout }) {
  const words = useWords('purchase');
  const links = useLinks();
  if (renewals.length === 0) return null;
  return (
    <section aria-labelledby="renewals" className="checkout-part purchase-renewals">
      <h2 id="renewals" className="sub-title">
        {words('thanks.renewals.title')}
      </h2>
      {renewals.map((renewal) => (
        <p key={renewal}>{renewal}</p>
      ))}
      <p>{words('thanks.renewals.how')}</p>
      <p className="purchase-links">
        <a className="link" href={links.subscriptions()}>
          {words('thanks.renewals.toAccount')}
        </a>
        <a className="link" href={links.subscriptionCancel()}>
          {words('thanks.renewals.cancel')}
        </a>
      </p>
    </section>
  );
}
