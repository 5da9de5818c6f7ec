import type { DocumentOf } from '@spindle/content/types/register.ts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import { privateHeaders } from '../checkout/page-head.ts';
import { formTokenFor, readForm } from '../forms/form-token.ts';
import { documentDetail } from '../middleware/document-detail.ts';
import { pageDetailContext } from '../middleware/page-detail.ts';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { withSelling } from '../shop/load-page.ts';
import { servicePage } from '../shop/load-plain.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { TextHead } from '../shop/TextHead.tsx';
import { TextLayout } from '../shop/TextLayout.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { CodeForm } from './CodeForm.tsx';
import { exchangeAction } from './exchange-action.ts';
import styles from './exchange-code.css?url';
import { Redeemed } from './Redeemed.tsx';
import { RedeemForm } from './RedeemForm.tsx';

// Its forms carry a token of the visitor's own, so nobody else gets this page.
export const handle = { hydrate: false, shared: false, pageType: 'service' } satisfies RouteHandle;
export const middleware = [documentDetail];
export const headers = privateHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = context.get(pageDetailContext);
  if (found?.type !== 'page-services') throw await pageNotFound(context);
  const shown = await withSelling(context, found.page as DocumentOf<'page-services'>);
  const viewer = await context.get(requestContext).viewer();
  const form = await formTokenFor(request, context);
  return data(
    {
      ...servicePage(context, shown),
      token: form.token,
      member: viewer.kind === 'member' ? viewer.email : undefined,
    },
    form.cookie ? { headers: { 'Set-Cookie': form.cookie } } : undefined,
  );
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  return exchangeAction(await readForm(request, context, url), context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** A code from a box or a magazine becomes a licence: type it in, see what it is, take it. */
export default function ExchangeCode() {
  const { page, selling, steps, contents, token, member } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead title={page.title} summary={answer?.redeemed ? undefined : page.summary}>
        <div className="exchange">
          {answer?.redeemed ? (
            <Redeemed licence={answer.redeemed} />
          ) : answer?.preview ? (
            <RedeemForm preview={answer.preview} reply={answer.reply} token={token} member={member} />
          ) : (
            <CodeForm reply={answer?.reply} token={token} />
          )}
        </div>
      </TextHead>
      {page.blocks.length > 0 && (
        <TextLayout contents={contents}>
          <BlockList blocks={page.blocks} selling={selling} below />
        </TextLayout>
      )}
    </>
  );
}
