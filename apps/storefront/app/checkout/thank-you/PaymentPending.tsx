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

/** The buyer is back before the money is. Asks again by itself, and by a link where no script runs. */
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
 * Asks how the payment stands, less and less often, and loads the page's data again when that has changed.
 * A question that gets no answer is asked again: the page stays as it is while the network is away.
 * @returns how often it has asked.
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
