import { useLinks } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { CheckoutMessage } from './CheckoutMessage.tsx';

/** For anybody who can't prove to be the buyer: says nothing about the order, not even whether it exists. */
export function HiddenPage() {
  const words = useWords('purchase');
  const checkout = useWords('checkout');
  const links = useLinks();
  return (
    <CheckoutFrame>
      <CheckoutMessage title={words('payment.hiddenTitle')} text={words('payment.hiddenText')}>
        <ButtonLink href={links.member('my_products')}>{checkout('logIn')}</ButtonLink>
        <ButtonLink href={links.home()} look="outline">
          {words('toHome')}
        </ButtonLink>
      </CheckoutMessage>
    </CheckoutFrame>
  );
}
