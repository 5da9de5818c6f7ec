import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { wordsIn } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { HiddenPage } from '../HiddenPage.tsx';
import { loadCheckout } from '../load-checkout.ts';
import { PaymentState } from '../PaymentState.tsx';
import { pageHead, privateHeaders } from '../page-head.ts';
import { useStep } from '../track-step.ts';
import { PaymentPending } from './PaymentPending.tsx';
import { Purchase } from './Purchase.tsx';

export const handle = { pageType: 'thank-you', words: ['checkout', 'offer'] } satisfies RouteHandle;
export const headers = privateHeaders;
export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, (locale) => wordsIn(locale, 'checkout')('thanks.documentTitle'));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shown = await loadCheckout({ request, context });
  return data(shown, { status: shown.kind === 'hidden' ? shown.status : 200 });
}

export default function ThankYouScreen() {
  const shown = useLoaderData<typeof loader>();
  const pids = shown.kind === 'shown' ? shown.lines.map(({ product }) => product.pid) : [];
  const paid = shown.kind === 'shown' && shown.standing === 'paid';
  // Whoever gets here comes from the payment page, whatever came of it.
  useStep('checkout_pay', pids);
  useStep(paid ? 'checkout_complete' : undefined, pids, paid ? shown.purchaseRef : undefined);
  if (shown.kind === 'hidden') return <HiddenPage />;
  return (
    <CheckoutFrame>
      {shown.standing === 'paid' && <Purchase shown={shown} />}
      {shown.standing === 'waiting' && <PaymentPending shown={shown} />}
      {shown.standing !== 'paid' && shown.standing !== 'waiting' && <PaymentState shown={shown} />}
    </CheckoutFrame>
  );
}
