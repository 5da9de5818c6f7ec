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
import { readFormOrReply } from '../forms/form-token.ts';
import { documentDetail } from '../middleware/document-detail.ts';
import { loadService } from '../service/load-service.ts';
import { ServiceLayout } from '../service/ServiceLayout.tsx';
import { CardForm } from './CardForm.tsx';
import { cameBackWithCard, changeCard } from './change-card.ts';
import { memberCards } from './member-card.ts';

// It shows one member's card, so the page is not shared.
export const handle = { hydrate: false, shared: false, pageType: 'service' } satisfies RouteHandle;
export const middleware = [documentDetail];
export const headers = privateHeaders;

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  return loadService({ context, request }, async () => {
    const { locale, viewer: who } = context.get(requestContext);
    const viewer = await who();
    if (viewer.kind !== 'member') return { member: false, card: undefined, guests: [], saved: false };
    const { checkout } = context.get(servicesContext);
    const { memberId } = viewer;
    const cameBack = cameBackWithCard(url);
    return { member: true, ...(await memberCards(checkout, { memberId, locale, cameBack })) };
  });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { form, ended } = await readFormOrReply(request, context, url);
  return form ? changeCard(form, context) : ended;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** Where a card that pays renewals is replaced, on the provider's page. */
export default function UpdatePaymentMethod() {
  const { card, guests, saved, member, token, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ServiceLayout shown={shown}>
      <CardForm
        cards={{ card, guests, saved }}
        member={member}
        token={token}
        problem={answer && 'problem' in answer ? answer.problem : undefined}
      />
    </ServiceLayout>
  );
}
