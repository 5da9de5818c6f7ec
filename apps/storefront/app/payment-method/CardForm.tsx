import { FormToken } from '../forms/FormToken.tsx';
import { FormProblem } from '../member/FormProblem.tsx';
import { useLinks } from '../page-state.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';
import type { ShownCard } from './member-card.ts';

/** The card that is kept for a member, and the way to another one. */
export function CardForm(props: {
  card: ShownCard | undefined;
  /** Another one has just been given. */
  saved: boolean;
  member: boolean;
  token: string;
  problem: string | undefined;
}) {
  const { card, saved, member, token, problem } = props;
  const words = useWords('pages');
  const links = useLinks();
  const here = links.updatePaymentMethod();
  if (!member) {
    return <ButtonLink href={links.member('login', here)}>{words('card.logIn')}</ButtonLink>;
  }
  return (
    <form method="post" action={here} className="service-form">
      <FormToken token={token} />
      {saved && <Notice tone="success">{words('card.saved')}</Notice>}
      <FormProblem code={problem} />
      <p>{card ? words('card.current', { ...card }) : words('card.none')}</p>
      <Button type="submit">{words(card ? 'card.change' : 'card.add')}</Button>
      <p className="text-small text-muted">{words('card.about')}</p>
    </form>
  );
}
