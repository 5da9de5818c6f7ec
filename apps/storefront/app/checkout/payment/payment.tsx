import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext } from '../../../page/request-context.ts';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { redirectTo } from '../../redirect-to.ts';
import { wordsIn } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { HiddenPage } from '../HiddenPage.tsx';
import { loadCheckout } from '../load-checkout.ts';
import { PaymentState } from '../PaymentState.tsx';
import { pageHead, privateHeaders } from '../page-head.ts';

export const handle = { pageType: 'payment', words: ['checkout', 'purchase', 'offer'] } satisfies RouteHandle;
export const headers = privateHeaders;
export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, (locale) => wordsIn(locale, 'purchase')('payment.title'));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shown = await loadCheckout({ request, context });
  if (shown.kind === 'hidden') return data(shown, { status: shown.status });
  if (shown.standing === 'paid') {
    const { page } = context.get(requestContext);
    const signature = new URL(request.url).searchParams.get('sig');
    const to = linksFor(page).thankYou(shown.checkoutId);
    throw redirectTo(context, signature ? `${to}&${new URLSearchParams({ sig: signature })}` : to);
  }
  return data(shown, { status: 200 });
}

export default function PaymentScreen() {
  const shown = useLoaderData<typeof loader>();
  if (shown.kind === 'hidden') return <HiddenPage />;
  return (
    <CheckoutFrame>
      <PaymentState shown={shown} />
    </CheckoutFrame>
  );
}
