import { sideBySide } from '@spindle/i18n/join-words.ts';
import { usePageState } from '../../page-state.ts';
import { SpecSheet } from '../../ui/SpecSheet.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { useWords } from '../../words.ts';
import type { ShownCheckout } from '../show-checkout.ts';

/** Who was paid, by whom, when, and for what: on paper it comes first. */
export function Receipt({ shown }: { shown: ShownCheckout }) {
  const words = useWords('purchase');
  const offer = useWords('offer');
  const { locale, origin, supportEmail } = usePageState();
  return (
    <section aria-labelledby="receipt" className="checkout-part purchase-receipt">
      <h2 id="receipt" className="sub-title">
        {words('thanks.receipt.title')}
      </h2>
      <SpecSheet
        rows={[
          {
            label: words('thanks.receipt.seller'),
            value: sideBySide(locale, [...shown.seller, new URL(origin).host, supportEmail]),
          },
          {
            label: words('thanks.receipt.buyer'),
            value: sideBySide(locale, [...shown.business, shown.email]),
          },
          ...(shown.giftEmail ? [{ label: words('thanks.gift.for'), value: shown.giftEmail }] : []),
          { label: words('thanks.order'), value: <span className="font-mono">{shown.orderNumber}</span> },
          { label: words('thanks.receipt.date'), value: shown.paidOn },
        ]}
      />
      <dl className="sums">
        {shown.lines.map(({ product, licenceType, quantity, list }) => (
          <div key={`${product.pid} ${licenceType}`}>
            <dt>
              {unbroken(
                sideBySide(locale, [
                  `${quantity > 1 ? `${quantity} × ` : ''}${product.name}`,
                  offer(`licence.${licenceType}`),
                  offer(`system.${product.system}`),
                ]),
              )}
            </dt>
            <dd className="price">{list}</dd>
          </div>
        ))}
        {shown.reductions.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="price">{amount}</dd>
          </div>
        ))}
        <div className="sums-total">
          <dt>{words('thanks.paid')}</dt>
          <dd className="price">{shown.paid}</dd>
        </div>
      </dl>
      {shown.tax && <p className="purchase-tax">{shown.tax}</p>}
      {shown.invoices.map(({ kind, number, link, electronicLink }) => (
        <p key={number}>
          <a className="link" href={link}>
            {words(`thanks.receipt.documents.${kind}`, { number })}
          </a>
          {electronicLink && (
            <>
              {' '}
              <a className="link" href={electronicLink}>
                {words('thanks.receipt.documents.electronic')}
              </a>
            </>
          )}
        </p>
      ))}
      <p className="purchase-print">{words('thanks.receipt.print')}</p>
    </section>
  );
}
