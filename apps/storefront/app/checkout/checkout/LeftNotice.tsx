import { useLinks } from '../../page-state.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import type { LeftPayment } from './left-payment.ts';

/** For buyers who have come back from the payment page: whether it was paid, and that nothing they typed is lost. */
export function LeftNotice({ left: { as, checkoutId } }: { left: LeftPayment }) {
  const words = useWords('checkout');
  const links = useLinks();
  return (
    <Notice tone={as === 'paid' ? 'success' : undefined}>
      {words(`buy.left.${as}`)}{' '}
      {as === 'paid' && (
        <a className="link" href={links.thankYou(checkoutId)}>
          {words('buy.left.see')}
        </a>
      )}
    </Notice>
  );
}
