import { BoxOf } from '../../shop/BoxOf.tsx';
import { useWords } from '../../words.ts';
import { CouponField } from './CouponField.tsx';
import type { CheckoutTexts } from './checkout-texts.ts';
import type { QuotePage } from './quote-page.ts';

/** What is bought and what it costs; beside the form it stays in sight. */
export function PurchaseSummary({ page, texts }: { page: QuotePage; texts: CheckoutTexts | undefined }) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  const { product, licenceType } = page;
  return (
    <aside className="summary" aria-labelledby="summary" data-line={product.productLine}>
      <div className="summary-sheet">
        <div className="summary-head">
          <div className="summary-box">
            <BoxOf product={product} name={product.name} systems={[product.system]} />
          </div>
          <div>
            <h2 id="summary" className="label">
              {texts?.summaryTitle ?? words('buy.summary')}
            </h2>
            <p className="summary-name">{product.name}</p>
            <p className="summary-kind">
              {offer(`licence.${licenceType}`)} · {offer(`system.${product.system}`)}
            </p>
          </div>
        </div>
        <dl className="sums" aria-live="polite">
          {page.discount && (
            <>
              <div>
                <dt>{words('buy.subtotal')}</dt>
                <dd className="price">{page.subtotal}</dd>
              </div>
              <div>
                <dt>{words('buy.coupon', { code: page.coupon?.code ?? '' })}</dt>
                <dd className="price">{page.discount}</dd>
              </div>
            </>
          )}
          <div className="sums-total">
            <dt>{words('buy.total')}</dt>
            <dd className="price">{page.total}</dd>
          </div>
        </dl>
        <CouponField page={page} />
        <p className="summary-guarantee">
          <strong>{texts?.guaranteeTitle ?? offer('guarantee.title')}</strong>
          <span>
            {texts?.guaranteeText ?? words('buy.guarantee', { name: product.name, email: page.supportEmail })}
          </span>
        </p>
      </div>
    </aside>
  );
}

/** On narrow screens the total stays at the upper edge. What it says, the summary says too. */
export function TotalBar({ page }: { page: QuotePage }) {
  const offer = useWords('offer');
  return (
    <div className="total-bar" data-line={page.product.productLine} aria-hidden="true">
      <span className="total-bar-name">
        {page.product.name}
        <small>
          {offer(`licence.${page.licenceType}`)} · {offer(`system.${page.product.system}`)}
        </small>
      </span>
      <span className="price">{page.total}</span>
    </div>
  );
}
