import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { CheckoutMessage } from '../CheckoutMessage.tsx';
import type { QuoteProblem } from './quote-page.ts';

/** Why this link can't be bought, and where to go on. */
export function CheckoutProblem({
  problem,
  productHref,
}: {
  problem: QuoteProblem;
  /** The product's page, where it has one. */
  productHref: string | undefined;
}) {
  const words = useWords('checkout');
  const links = useLinks();
  const { error, product } = problem;
  const toProduct = error === 'country_blocked' ? undefined : productHref;
  return (
    <CheckoutMessage title={words(`problem.${error}`)} text={words(`problem.text.${error}`)}>
      {toProduct && (
        <ButtonLink href={toProduct}>{words('problem.toProduct', { name: product?.name ?? '' })}</ButtonLink>
      )}
      <ButtonLink href={links.home()} look={toProduct ? 'outline' : 'ink'}>
        {words('problem.toTools')}
      </ButtonLink>
    </CheckoutMessage>
  );
}
