import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { CheckoutMessage } from '../CheckoutMessage.tsx';
import type { QuoteProblem } from './quote-page.ts';

/** Why this link can't be bought, and where to go on. */
export function CheckoutProblem({ problem }: { problem: QuoteProblem }) {
  const words = useWords('checkout');
  const links = useLinks();
  const { error, product } = problem;
  return (
    <CheckoutMessage title={words(`problem.${error}`)} text={words(`problem.text.${error}`)}>
      {product && error !== 'country_blocked' && (
        <ButtonLink href={links.product(product.slug)}>
          {words('problem.toProduct', { name: product.name })}
        </ButtonLink>
      )}
      <ButtonLink href={links.home()} look={product && error !== 'country_blocked' ? 'outline' : 'ink'}>
        {words('problem.toTools')}
      </ButtonLink>
    </CheckoutMessage>
  );
}
