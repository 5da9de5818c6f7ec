import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { formTokenFor, readForm } from '../../forms/form-token.ts';
import { wordsIn } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { HiddenPage } from '../HiddenPage.tsx';
import { loadCheckout } from '../load-checkout.ts';
import { PaymentState } from '../PaymentState.tsx';
import { pageHead, privateHeaders } from '../page-head.ts';
import { useStep } from '../track-step.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { PaymentPending } from './PaymentPending.tsx';
import { Purchase } from './Purchase.tsx';

export const handle = { pageType: 'thank-you', words: ['checkout', 'offer'] } satisfies RouteHandle;
export const headers = privateHeaders;
export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, (locale) => wordsIn(locale, 'checkout')('thanks.documentTitle'));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [shown, form] = await Promise.all([
    loadCheckout({ request, context }),
    formTokenFor(request, context),
  ]);
  return data(
    { shown, token: form.token },
    {
      status: shown.kind === 'hidden' ? shown.status : 200,
      ...(form.cookie && { headers: { 'Set-Cookie': form.cookie } }),
    },
  );
}

/** The one form of this page: a link by mail. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  await readForm(request, context, url);
  const { accounts } = context.get(servicesContext);
  const answer = await mailPasswordLink(
    accounts,
    await loadCheckout({ request, context }),
    context.get(requestContext),
  );
  if (!answer.problem) return data(answer);
  const headers = { 'Retry-After': String(answer.problem.retryAfterSeconds) };
  return data(answer, { status: 429, headers });
}

export default function ThankYouScreen() {
  const { shown, token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pids = shown.kind === 'shown' ? shown.lines.map(({ product }) => product.pid) : [];
  const paid = shown.kind === 'shown' && shown.standing === 'paid';
  // Whoever gets here comes from the payment page, whatever came of it.
  useStep('checkout_pay', pids);
  useStep(paid ? 'checkout_complete' : undefined, pids, paid ? shown.purchaseRef : undefined);
  if (shown.kind === 'hidden') return <HiddenPage />;
  return (
    <CheckoutFrame>
      {shown.standing === 'paid' && <Purchase shown={shown} token={token} answer={answer} />}
      {shown.standing === 'waiting' && <PaymentPending shown={shown} />}
      {shown.standing !== 'paid' && shown.standing !== 'waiting' && <PaymentState shown={shown} />}
    </CheckoutFrame>
  );
}
