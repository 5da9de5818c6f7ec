import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { openRenewalPage } from '@spindle/domain/subscriptions/page/open-renewal-page.ts';
import { viewRenewal } from '@spindle/domain/subscriptions/page/view-renewal.ts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { FormToken } from '../../forms/FormToken.tsx';
import { formPageFor, readFormOrReply } from '../../forms/form-token.ts';
import { SessionEnded } from '../../forms/SessionEnded.tsx';
import { FormProblem } from '../../member/FormProblem.tsx';
import { useLinks } from '../../page-state.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useWords, wordsIn } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { CheckoutMessage } from '../CheckoutMessage.tsx';
import { HiddenPage } from '../HiddenPage.tsx';
import { pageHead, privateHeaders } from '../page-head.ts';

export const handle = { hydrate: false, shared: false, pageType: 'payment' } satisfies RouteHandle;
export const headers = privateHeaders;
export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, (locale) => wordsIn(locale, 'purchase')('renewal.title'));

const orderOf = (request: Request) => z.uuid().safeParse(new URL(request.url).searchParams.get('order')).data;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { checkout } = context.get(servicesContext);
  const { locale } = context.get(requestContext);
  const orderId = orderOf(request);
  const renewal = orderId && (await viewRenewal(checkout, { orderId }));
  if (!renewal) return data(undefined, { status: 404 });
  const { headers, ...form } = await formPageFor(request, context);
  const price = formatMoney(renewal.totalMinor, renewal.currency, locale);
  return data({ ...renewal, price, ...form }, { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  // If the session has ended, the page says so first: a guest's card would not be saved to the member's account.
  const { ended } = await readFormOrReply(request, context, url);
  if (ended) return ended;
  const orderId = orderOf(request);
  const viewer = await context.get(requestContext).viewer();
  const viewerId = viewer.kind === 'member' ? viewer.memberId : undefined;
  const { checkout } = context.get(servicesContext);
  const opened = orderId && (await openRenewalPage(checkout, { orderId, viewerId }));
  if (!opened) return data({ problem: 'not_found' }, { status: 404 });
  if (opened.ok) return redirectDocument(opened.redirectUrl);
  return data({ problem: opened.error }, { status: opened.error === 'not_found' ? 404 : 503 });
}

/**
 * Where a member pays a renewal, because the bank wants to ask or the card was refused. Mail scanners follow links, so
 * only a button pays.
 */
export default function PayRenewal() {
  const renewal = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useWords('purchase');
  const links = useLinks();
  if (!renewal) return <HiddenPage />;
  const { state, asksBank, productName: product, price, token, logIn } = renewal;
  const said = state === 'open' && !asksBank ? 'refused' : state;
  return (
    <CheckoutFrame isContract>
      <CheckoutMessage
        title={words(`renewal.${said}.title`)}
        text={words(`renewal.${said}.text`, { product, price })}
      >
        <SessionEnded logIn={logIn} />
        {state === 'open' ? (
          <form method="post">
            <FormToken token={token} />
            <FormProblem code={answer && 'problem' in answer ? answer.problem : undefined} />
            <Button type="submit">{words('renewal.pay', { price })}</Button>
          </form>
        ) : (
          <ButtonLink href={links.member('my_products')}>{words('renewal.toProducts')}</ButtonLink>
        )}
      </CheckoutMessage>
    </CheckoutFrame>
  );
}
