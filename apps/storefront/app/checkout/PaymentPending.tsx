import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { ButtonLink } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { CheckoutMessage } from './CheckoutMessage.tsx';
import type { ShownCheckout } from './show-checkout.ts';

/** Pauses between questions, in ms; the last one repeats. */
const PAUSES = [1_000, 2_000, 2_000, 3_000, 5_000, 10_000, 20_000] as const;
const LONG_AFTER = 5;

/** The buyer is back before the money is. Asks again by itself, and by a link where no script runs. */
export function PaymentPending({ shown }: { shown: ShownCheckout }) {
  const words = useWords('checkout');
  const { pathname, search } = useLocation();
  const asked = useAskAgain();
  return (
    <CheckoutMessage
      live
      spinning
      title={words('thanks.pendingTitle')}
      text={
        asked < LONG_AFTER ? words('thanks.pendingText') : words('thanks.pendingLong', { email: shown.email })
      }
    >
      <ButtonLink href={`${pathname}${search}`}>{words('thanks.askAgain')}</ButtonLink>
      {shown.payAt && (
        <ButtonLink href={shown.payAt} look="outline">
          {words('thanks.payNow', { total: shown.total })}
        </ButtonLink>
      )}
    </CheckoutMessage>
  );
}

/** Loads the page's data again, less and less often; tells how often it has asked. */
function useAskAgain(): number {
  const { state, revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(
      () => {
        setAsked((before) => before + 1);
        void revalidate();
      },
      PAUSES[Math.min(asked, PAUSES.length - 1)],
    );
    return () => clearTimeout(timer);
  }, [state, revalidate, asked]);
  return asked;
}
