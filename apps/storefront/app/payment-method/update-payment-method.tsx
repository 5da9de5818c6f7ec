import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { privateHeaders } from '../checkout/page-head.ts';
import { readForm } from '../forms/form-token.ts';
import { documentDetail } from '../middleware/document-detail.ts';
import { loadService } from '../service/load-service.ts';
import { ServiceLayout } from '../service/ServiceLayout.tsx';
import { CardForm } from './CardForm.tsx';
import { changeCard } from './change-card.ts';
import { memberCard } from './member-card.ts';

// It shows one member's card, so nobody else gets this page.
export const handle = { hydrate: false, shared: false, pageType: 'service' } satisfies RouteHandle;
export const middleware = [documentDetail];
export const headers = privateHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadService({ context, request }, async () => {
    const viewer = await context.get(requestContext).viewer();
    if (viewer.kind !== 'member') return { member: false, card: undefined, saved: false };
    return { member: true, ...(await memberCard(context.get(servicesContext).checkout, viewer.memberId)) };
  });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  await readForm(request, context, url);
  return changeCard(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** The card that renewals are paid with is replaced on the provider's page. */
export default function UpdatePaymentMethod() {
  const { card, saved, member, token, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ServiceLayout shown={shown}>
      <CardForm card={card} saved={saved} member={member} token={token} problem={answer?.problem} />
    </ServiceLayout>
  );
}
