import { sideBySide } from '@spindle/i18n/join-words.ts';
import { usePageState } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import type { ShownOrder } from './load-order.ts';
import { OrderState } from './OrderState.tsx';

/** The order's date and state; on paper also its buyer and seller. */
export function OrderFacts({
  order: { state, placed, paidOn, email, giftEmail, seller },
}: {
  order: ShownOrder;
}) {
  const words = useWords('orders');
  const { locale, origin, supportEmail } = usePageState();
  return (
    <>
      <dl className="order-parties">
        <div>
          <dt className="label">{words('seller')}</dt>
          <dd>{sideBySide(locale, [...seller, new URL(origin).host, supportEmail])}</dd>
        </div>
        <div>
          <dt className="label">{words('buyer')}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <dl className="order-facts">
        <div>
          <dt className="label">{words('placed')}</dt>
          <dd>{placed}</dd>
        </div>
        {paidOn && (
          <div>
            <dt className="label">{words('paidOn')}</dt>
            <dd>{paidOn}</dd>
          </div>
        )}
        {giftEmail && (
          <div>
            <dt className="label">{words('giftFor')}</dt>
            <dd>{giftEmail}</dd>
          </div>
        )}
        <div>
          <dt className="label">{words('stateLabel')}</dt>
          <dd>
            <OrderState state={state} />
          </dd>
        </div>
      </dl>
    </>
  );
}
