import { sideBySide } from '@spindle/i18n/join-words.ts';
import { useLinks, usePageState } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { useWords } from '../words.ts';
import type { ShownCheckout } from './show-checkout.ts';

/** The state of a started checkout's payment, and what can be done about it. */
export function PaymentState({ shown }: { shown: ShownCheckout }) {
  const words = useWords('purchase');
  const checkout = useWords('checkout');
  const offer = useWords('offer');
  const links = useLinks();
  const { locale } = usePageState();
  const { standing } = shown;
  const sorted =
    standing === 'review' || standing === 'refused' || standing === 'refunded' || standing === 'disputed';
  const which = sorted ? standing : shown.payAt ? 'open' : 'ended';
  return (
    <Container className="checkout-sheet">
      <h1 className="title">{words(`payment.${which}Title`)}</h1>
      <p className="checkout-lead">{words(`payment.${which}Text`, { email: shown.email })}</p>
      <SpecSheet
        className="checkout-facts"
        rows={[
          { label: words('payment.order'), value: <span className="font-mono">{shown.orderNumber}</span> },
          ...shown.lines.map(({ product, licenceType, quantity }) => ({
            label: words('payment.product'),
            value: sideBySide(locale, [
              `${quantity > 1 ? `${quantity} × ` : ''}${product.name}`,
              offer(`licence.${licenceType}`),
              offer(`system.${product.system}`),
            ]),
          })),
          { label: words('payment.amount'), value: <span className="price">{shown.total}</span> },
        ]}
      />
      <div className="checkout-actions">
        {shown.payAt && (
          <ButtonLink href={shown.payAt}>
            <span>
              {words('payment.goOn')} · <span className="price">{shown.total}</span>
            </span>
          </ButtonLink>
        )}
        {!sorted && !shown.payAt && (
          <ButtonLink href={shown.againHref}>{words('payment.startAgain')}</ButtonLink>
        )}
        {!sorted && (
          <a className="link" href={links.cardInfoPay()}>
            {checkout('buy.next.cards')}
          </a>
        )}
      </div>
    </Container>
  );
}
