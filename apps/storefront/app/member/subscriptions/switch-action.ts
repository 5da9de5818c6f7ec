import { switchSubscription } from '@spindle/domain/subscriptions/switch/switch-subscription.ts';
import { SWITCHES } from '@spindle/domain/subscriptions/switch/switch-to.ts';
import { type RouterContextProvider, redirectDocument } from 'react-router';
import { z } from 'zod';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { isProblem } from './step.ts';

const sent = z.object({
  to: z.enum(SWITCHES),
  shown: z.coerce.number().int(),
  total: z.coerce.number().int(),
  renewal: z.coerce.number().int().optional(),
});

/**
 * Handles the button that changes the term: on to the bank, back to the list, or to the page if something has changed
 * since it was shown.
 */
export async function switchAction(
  form: FormData,
  { memberId, subscriptionId }: { memberId: string; subscriptionId: string },
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { checkout, accounts } = context.get(servicesContext);
  const { page, locale } = context.get(requestContext);
  const links = linksFor(page);
  const asked = sent.safeParse(Object.fromEntries(form)).data;
  if (!asked) throw await pageNotFound(context);
  const shown = { priceMinor: asked.shown, totalMinor: asked.total, renewalMinor: asked.renewal ?? null };
  const result = await switchSubscription(
    { ...checkout, jobs: accounts.jobs },
    { kind: 'member', memberId },
    { subscriptionId, to: asked.to, shown, locale },
  );
  if (result.ok) {
    if (result.next === 'pay') return redirectDocument(result.redirectUrl, { status: 303 });
    const done = result.next === 'switched' ? 'switch' : result.next;
    return redirectTo(context, links.subscriptions(done, subscriptionId), { status: 303 });
  }
  if (result.error === 'not_found') throw await pageNotFound(context);
  if (result.error === 'payment_due')
    return redirectTo(context, links.subscriptions('payment_due', subscriptionId), { status: 303 });
  const problem = isProblem(result.error) ? result.error : undefined;
  return redirectTo(context, links.changePlan(subscriptionId, problem), { status: 303 });
}
