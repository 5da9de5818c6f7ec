import { FormToken } from '../forms/FormToken.tsx';
import { FormProblem } from '../member/FormProblem.tsx';
import { useLinks } from '../page-state.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';
import type { MemberCard, MemberCards } from './member-card.ts';

/** The cards that pay a member's renewals, each with a button to replace it. */
export function CardForm(props: {
  cards: MemberCards;
  member: boolean;
  token: string;
  problem: string | undefined;
}) {
  const { cards, member, token, problem } = props;
  const { card, guests, saved } = cards;
  const words = useWords('pages');
  const links = useLinks();
  if (!member) {
    const here = links.updatePaymentMethod();
    return <ButtonLink href={links.member('login', here)}>{words('card.logIn')}</ButtonLink>;
  }
  return (
    <>
      {saved && <Notice tone="success">{words('card.saved')}</Notice>}
      <FormProblem code={problem} />
      {(card || guests.length === 0) && (
        <ChangeCard card={card} token={token}>
          {card ? words(card.expired ? 'card.expired' : 'card.current', { ...card }) : words('card.none')}
        </ChangeCard>
      )}
      {guests.map(({ guestOrderId, products, card: given }) => (
        <ChangeCard key={guestOrderId} card={given} token={token} guestOrderId={guestOrderId}>
          {given
            ? words(given.expired ? 'card.guestExpired' : 'card.guest', { products, ...given })
            : words('card.guestNone', { products })}
        </ChangeCard>
      ))}
      <p className="text-small text-muted">{words('card.about')}</p>
    </>
  );
}

function ChangeCard({
  card,
  token,
  guestOrderId,
  children,
}: {
  card: MemberCard | undefined;
  token: string;
  guestOrderId?: string;
  children: string;
}) {
  const words = useWords('pages');
  return (
    <form method="post" action={useLinks().updatePaymentMethod()} className="service-form">
      <FormToken token={token} />
      {guestOrderId && <input type="hidden" name="guest_order" value={guestOrderId} />}
      <p>{children}</p>
      <Button type="submit">{words(card ? 'card.change' : 'card.add')}</Button>
    </form>
  );
}
