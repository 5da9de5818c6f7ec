import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { privateHeaders } from '../checkout/page-head.ts';
import { readFormOrReply } from '../forms/form-token.ts';
import { documentDetail } from '../middleware/document-detail.ts';
import { loadService } from '../service/load-service.ts';
import { ServiceLayout } from '../service/ServiceLayout.tsx';
import { CodeForm } from './CodeForm.tsx';
import { type ExchangeAnswer, exchangeAction } from './exchange-action.ts';
import { Redeemed } from './Redeemed.tsx';
import { RedeemForm } from './RedeemForm.tsx';

// Its forms carry the visitor's own token, so the page is not shared.
export const handle = { hydrate: false, shared: false, pageType: 'service' } satisfies RouteHandle;
export const middleware = [documentDetail];
export const headers = privateHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadService({ context, request }, async () => {
    const viewer = await context.get(requestContext).viewer();
    return { member: viewer.kind === 'member' ? viewer.email : undefined };
  });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { form, ended } = await readFormOrReply(request, context, url);
  return form ? exchangeAction(form, context) : ended;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** A code from a box or a magazine becomes a licence: type it in, see what it is, take it. */
export default function ExchangeCode() {
  const { token, member, ...shown } = useLoaderData<typeof loader>();
  const answer: ExchangeAnswer | undefined = useActionData<typeof action>();
  return (
    <ServiceLayout shown={shown} done={answer?.redeemed !== undefined}>
      {answer?.redeemed ? (
        <Redeemed licence={answer.redeemed} />
      ) : answer?.preview ? (
        <RedeemForm preview={answer.preview} reply={answer.reply} token={token} member={member} />
      ) : (
        <CodeForm reply={answer?.reply} token={token} />
      )}
    </ServiceLayout>
  );
}
