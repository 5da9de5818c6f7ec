import type { DocumentOf } from '@spindle/content/types/register.ts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import { privateHeaders } from '../checkout/page-head.ts';
import styles from '../exchange-code/exchange-code.css?url';
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
import { CardForm } from './CardForm.tsx';
import { changeCard } from './change-card.ts';
import { memberCard } from './member-card.ts';

// It shows one member's card, so nobody else gets this page.
export const handle = { hydrate: false, shared: false, pageType: 'service' } satisfies RouteHandle;
export const middleware = [documentDetail];
export const headers = privateHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = context.get(pageDetailContext);
  if (found?.type !== 'page-services') throw await pageNotFound(context);
  const shown = await withSelling(context, found.page as DocumentOf<'page-services'>);
  const viewer = await context.get(requestContext).viewer();
  const member = viewer.kind === 'member';
  const kept = member
    ? await memberCard(context.get(servicesContext).checkout, viewer.memberId)
    : { card: undefined, saved: false };
  const form = await formTokenFor(request, context);
  return data(
    { ...servicePage(context, shown), ...kept, member, token: form.token },
    form.cookie ? { headers: { 'Set-Cookie': form.cookie } } : undefined,
  );
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  await readForm(request, context, url);
  return changeCard(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** The card that renewals are paid with is replaced on the provider's page. */
export default function UpdatePaymentMethod() {
  const { page, selling, steps, contents, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { card, saved, member, token } = form;
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead title={page.title} summary={page.summary}>
        <div className="exchange">
          <CardForm card={card} saved={saved} member={member} token={token} problem={answer?.problem} />
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
