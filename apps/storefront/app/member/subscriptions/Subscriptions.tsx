import { useLinks } from '../../page-state.ts';
import type { MemberCard } from '../../payment-method/member-card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import type { SubscriptionList } from './load-subscriptions.ts';
import { SubscriptionEntry } from './SubscriptionEntry.tsx';
import { NOTICES, type SubscriptionDone } from './step.ts';

/** What renews by itself: when, for how much, with which card, and how to stop it. */
export function Subscriptions({
  list: { subscriptions, cards },
  done,
  token,
  empty,
}: {
  list: SubscriptionList;
  done: SubscriptionDone | undefined;
  token: string;
  /** Editors' text for a member who has none. */
  empty: string | undefined;
}) {
  const words = useWords('subscriptions');
  const links = useLinks();
  const { card, guests } = cards;
  if (subscriptions.length === 0) {
    return <EmptyState title={words('emptyTitle')} text={empty ?? words('emptyText')} />;
  }
  return (
    <>
      {done && (
        <Notice tone={done === 'waits' || NOTICES.some((notice) => notice === done) ? 'warning' : 'success'}>
          {words(`done.${done}`)}
        </Notice>
      )}
      <ul className="subscriptions">
        {subscriptions.map((subscription) => (
          <SubscriptionEntry key={subscription.id} subscription={subscription} token={token} />
        ))}
      </ul>
      <section className="subscriptions-card" aria-labelledby="subscriptions-card">
        <h2 id="subscriptions-card" className="sub-title">
          {words('card')}
        </h2>
        {(card || guests.length === 0) && <Kept card={card} />}
        {guests.map(({ guestOrderId, products, card: given }) => (
          <div key={guestOrderId}>
            <p>{words('guestCard', { products })}</p>
            <Kept card={given} />
          </div>
        ))}
        <a className="link" href={links.updatePaymentMethod()}>
          {words(card || guests.length > 0 ? 'changeCard' : 'addCard')}
        </a>
      </section>
    </>
  );
}

function Kept({ card }: { card: MemberCard | undefined }) {
  const words = useWords('subscriptions');
  if (!card) return <p>{words('noCard')}</p>;
  return <p>{words(card.expired ? 'cardExpired' : 'cardKept', { ...card })}</p>;
}
