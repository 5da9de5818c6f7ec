import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

export type Promotion = DocumentOf<'promotions'>;

/**
 * The promotion that runs now, of several the one that began last. A page that asks is kept for seconds only while
 * one runs or is still to come, so that it ends when the promotion does.
 */
export async function runningPromotion(
  context: Readonly<RouterContextProvider>,
): Promise<Promotion | undefined> {
  const { content, clock } = context.get(servicesContext);
  const visit = context.get(requestContext);
  const sort = [{ field: 'startsAt', descending: true }];
  const page = { number: 1, size: 50 };
  const listed = await content.list('promotions', { locale: visit.locale, sort, page });
  for (const tag of listed.tags) visit.tags.add(tag);
  const now = clock.now().toISOString();
  const open = listed.items.filter(({ closed, endsAt }) => !closed && endsAt > now);
  if (open.length > 0) visit.incomplete = true;
  return open.find(({ startsAt }) => startsAt <= now);
}
