import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '../../page-calls.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { CheckoutMessage } from '../CheckoutMessage.tsx';
import type { ShownCheckout } from '../show-checkout.ts';

/** Pauses between questions, in ms; the last one repeats. */
const PAUSES = [1_000, 2_000, 2_000, 3_000, 5_000, 10_000, 20_000] as const;
const LONG_AFTER = 5;

/** Shown while the buyer is back but the payment is not confirmed yet. Asks again by itself; without script, a link does. */
export function PaymentPending({ shown }: { shown: ShownCheckout }) {
  const words = useWords('purchase');
  const { search } = useLocation();
  const asked = useAskAgain(shown.checkoutId);
  return (
    <CheckoutMessage
      live
      spinning
      title={words('thanks.pendingTitle')}
      text={
        asked < LONG_AFTER ? words('thanks.pendingText') : words('thanks.pendingLong', { email: shown.email })
      }
    >
      <ButtonLink href={search}>{words('thanks.askAgain')}</ButtonLink>
      {shown.payAt && (
        <ButtonLink href={shown.payAt} look="outline">
          {words('thanks.payNow', { total: shown.total })}
        </ButtonLink>
      )}
    </CheckoutMessage>
  );
}

/**
 * Asks for the state of the payment, less and less often, and reloads the page's data when it has changed. A request
 * without an answer is repeated: the page stays as it is while the network is down.
 * @returns how often it has asked
 */
function useAskAgain(checkoutId: string): number {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const timer = setTimeout(
      async () => {
        if (await hasChanged(checkoutId)) await revalidate();
        setAsked((before) => before + 1);
      },
      PAUSES[Math.min(asked, PAUSES.length - 1)],
    );
    return () => clearTimeout(timer);
  }, [checkoutId, revalidate, asked]);
  return asked;
}

async function hasChanged(checkout: string): Promise<boolean> {
  try {
    const { data } = await call('GET /backend/order/app/get_stripe_payment.php', { checkout });
    return data.order_state !== 'pending' || data.payment_state !== 'open';
  } catch {
    return false;
  }
}
