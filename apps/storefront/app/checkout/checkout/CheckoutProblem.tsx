import { saidOf } from '@spindle/i18n/join-words.ts';
import { useLinks, usePageState } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { CheckoutMessage } from '../CheckoutMessage.tsx';
import type { QuoteProblem } from './quote-page.ts';

/** Why this link can't be bought, and how to go on. */
export function CheckoutProblem({
  problem,
  productHref,
}: {
  problem: QuoteProblem;
  /** The product's page, if it has one. */
  productHref: string | undefined;
}) {
  const words = useWords('checkout');
  const links = useLinks();
  const { locale } = usePageState();
  const { error, text, product, restHref } = problem;
  const toProduct = error === 'country_blocked' ? undefined : productHref;
  return (
    <CheckoutMessage
      title={words(`problem.${error}`)}
      text={restHref && product ? saidOf(locale, product.name, text) : text}
    >
      {restHref && <ButtonLink href={restHref}>{words('problem.toRest')}</ButtonLink>}
      {toProduct && (
        <ButtonLink href={toProduct} look={restHref ? 'outline' : 'ink'}>
          {words('problem.toProduct', { name: product?.name ?? '' })}
        </ButtonLink>
      )}
      <ButtonLink href={links.home()} look={toProduct || restHref ? 'outline' : 'ink'}>
        {words('problem.toTools')}
      </ButtonLink>
    </CheckoutMessage>
  );
}
