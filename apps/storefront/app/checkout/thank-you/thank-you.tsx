import { contentsOf } from '@spindle/domain/catalogue/contents-of.ts';
import type { Db } from '@spindle/platform/database.ts';
import { STEPPED_MINUTES } from '@spindle/platform/mailed-code.ts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { DrawnPart } from '../../drawn/DrawnPart.tsx';
import { formPageFor, readFormOrReply } from '../../forms/form-token.ts';
import { SessionEnded } from '../../forms/SessionEnded.tsx';
import { drawRecommendations } from '../../recommendations/draw-recommendations.tsx';
import { redirectTo } from '../../redirect-to.ts';
import { Container } from '../../ui/Section.tsx';
import { wordsIn } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { HiddenPage } from '../HiddenPage.tsx';
import { loadCheckout } from '../load-checkout.ts';
import { PaymentState } from '../PaymentState.tsx';
import { pageHead, privateHeaders } from '../page-head.ts';
import { type HiddenCheckout, proofOf, type ShownCheckout } from '../show-checkout.ts';
import { useStep } from '../track-step.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import { mailPasswordLink } from './mail-password-link.ts';
import { PaymentPending } from './PaymentPending.tsx';
import { Purchase } from './Purchase.tsx';
import { reopenByCode } from './reopen-by-code.ts';

export const handle = {
  pageType: 'thank-you',
  words: ['checkout', 'purchase', 'offer'],
} satisfies RouteHandle;
export const headers = privateHeaders;
export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, (locale) => wordsIn(locale, 'purchase')('thanks.documentTitle'));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shown = await loadCheckout({ request, context });
  const status = shown.kind === 'hidden' ? shown.status : 200;
  // This page has no form, and does not say that a session has ended.
  if (isLeftOut(shown))
    return data({ shown, token: '', logIn: undefined, recommended: undefined }, { status });
  const isBought = shown.kind === 'shown' && shown.standing === 'paid';
  const [{ headers, ...form }, recommended] = await Promise.all([
    formPageFor(request, context),
    isBought
      ? drawRecommendations(context, 'thank_you', () =>
          withContents(
            context.get(servicesContext).db,
            shown.lines.map(({ product }) => product.pid),
          ),
        )
      : undefined,
  ]);
  return data({ shown, ...form, recommended }, { status, headers });
}

/** The products that were bought, and those in bundles among them. */
async function withContents(db: Db, pids: readonly string[]): Promise<string[]> {
  const held = await Promise.all(pids.map((pid) => contentsOf(db, pid)));
  return [...pids, ...held.flat()];
}

const isLeftOut = (shown: ShownCheckout | HiddenCheckout) =>
  shown.kind === 'hidden' && shown.error !== 'link_expired';

/** For a paid order, the form mails a link for a first password; for an expired link, it mails or takes a code. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { form, ended } = await readFormOrReply(request, context, url);
  if (!form) {
    const { values } = ended.data.reply;
    // A typed code is kept for the next try.
    return data(
      { code: 'code' in values ? { minutes: STEPPED_MINUTES, typed: values.code } : undefined },
      { status: 401 },
    );
  }
  const { accounts } = context.get(servicesContext);
  const shown = await loadCheckout({ request, context });
  if (shown.kind === 'hidden' && shown.error === 'link_expired')
    return reopen({ request, context, url }, form);
  const answer = await mailPasswordLink(accounts, shown, context.get(requestContext));
  if (!answer.problem) return data(answer);
  const headers = { 'Retry-After': String(answer.problem.retryAfterSeconds) };
  return data(answer, { status: 429, headers });
}

async function reopen(
  { request, context, url }: Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>,
  form: FormData,
) {
  const { accounts, checkout } = context.get(servicesContext);
  const who = await context.get(requestContext).viewer();
  const checkoutId = url.searchParams.get('checkout') ?? '';
  const proof = proofOf({
    checkoutId,
    query: url.searchParams,
    cookies: request.headers.get('cookie'),
    memberId: who.kind === 'member' ? who.memberId : undefined,
  });
  const deps = { ...checkout, limits: accounts.limits };
  const answer = await reopenByCode(deps, { checkoutId, proof }, String(form.get('code') ?? '').trim());
  if ('sig' in answer) {
    const query = new URLSearchParams({ checkout: checkoutId, sig: answer.sig });
    throw redirectTo(context, `${url.pathname}?${query}`, { status: 303 });
  }
  const retryAfter = answer.problem?.retryAfterSeconds;
  return data(
    { code: answer },
    {
      status: !answer.problem ? 200 : retryAfter ? 429 : 422,
      ...(retryAfter && { headers: { 'Retry-After': String(retryAfter) } }),
    },
  );
}

/** After 401 the page belongs to another session, and its form needs a new token. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 401 || defaultShouldRevalidate;

export default function ThankYouScreen() {
  const { shown, token, logIn, recommended } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const code = answered && 'code' in answered ? answered.code : undefined;
  const answer = answered && !('code' in answered) ? answered : undefined;
  const pids = shown.kind === 'shown' ? shown.lines.map(({ product }) => product.pid) : [];
  const paid = shown.kind === 'shown' && shown.standing === 'paid';
  // Everybody on this page comes from the payment page, whatever happened there.
  useStep('checkout_pay', pids);
  useStep(paid ? 'checkout_complete' : undefined, pids, paid ? shown.purchaseRef : undefined);
  if (shown.kind === 'hidden') {
    return isLeftOut(shown) ? <HiddenPage /> : <ExpiredLink token={token} answer={code} logIn={logIn} />;
  }
  return (
    <CheckoutFrame>
      {logIn !== undefined && (
        <Container>
          <SessionEnded logIn={logIn} />
        </Container>
      )}
      {shown.standing === 'paid' && <Purchase shown={shown} token={token} answer={answer} />}
      {recommended && (
        <Container className="recommended-last">
          <DrawnPart drawn={recommended} />
        </Container>
      )}
      {shown.standing === 'waiting' && <PaymentPending shown={shown} />}
      {shown.standing !== 'paid' && shown.standing !== 'waiting' && <PaymentState shown={shown} />}
    </CheckoutFrame>
  );
}
