import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import type { CheckoutTexts } from './checkout-texts.ts';
import type { QuotePage } from './quote-page.ts';

/** What comes after the button. */
export function NextSteps({ page, texts }: { page: QuotePage; texts: CheckoutTexts | undefined }) {
  const words = useWords('checkout');
  const links = useLinks();
  return (
    <section className="checkout-part" aria-labelledby="next">
      <h2 id="next" className="sub-title">
        {words('buy.next.title')}
      </h2>
      <ol className="numbered">
        {page.totalMinor > 0 && (
          <li>
            {texts?.paymentText ?? words('buy.next.pay')}{' '}
            <a className="link" href={`${links.cardInfoPay()}?${page.submitTo.split('?')[1]}`}>
              {words('buy.next.cards')}
            </a>
          </li>
        )}
        <li>{texts?.deliveryText ?? words('buy.next.key')}</li>
        <li>
          {page.lines.length > 1
            ? words('buy.next.activateMany')
            : words('buy.next.activate', { name: page.names })}
        </li>
      </ol>
    </section>
  );
}
