import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { CheckoutMessage } from '../CheckoutMessage.tsx';
import type { EmptyBasket } from './empty-basket.ts';

/** Nothing is chosen: links to the store, and back to what was left unpaid. */
export function EmptyCheckout({ recent }: Pick<EmptyBasket, 'recent'>) {
  const words = useWords('checkout');
  const links = useLinks();
  return (
    <CheckoutMessage title={words('empty.title')} text={words('empty.text')}>
      {recent && (
        <ButtonLink href={links.checkoutOf(recent.query)}>
          {words('empty.goOn', { names: recent.names })}
        </ButtonLink>
      )}
      <ButtonLink href={links.store()} look={recent ? 'outline' : 'ink'}>
        {words('empty.toStore')}
      </ButtonLink>
    </CheckoutMessage>
  );
}
