import { isForVisitor, isRunning, type Promotion } from '@spindle/domain/pricing/promotion.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { promotionTitles } from './promotion-titles.ts';

/** Pages are the same for everybody: what is for some countries or customers only shows in the checkout. */
const EVERYBODY = { country: undefined, tags: [], memberEmail: undefined };

/** The promotions that lower prices on a page, which is kept until the next of them begins or ends. */
export async function reductionsNow(context: Readonly<RouterContextProvider>): Promise<Promotion[]> {
  const { clock, content, promotions } = context.get(servicesContext);
  const visit = context.get(requestContext);
  const found = await promotions([]);
  for (const tag of found.tags) visit.tags.add(tag);
  const now = clock.now();
  const shown = found.promotions.filter((promotion) => isForVisitor(promotion, EVERYBODY));
  for (const moment of shown.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])) {
    if (moment > now) visit.endsAt = Math.min(visit.endsAt, moment.getTime());
  }
  const running = shown.filter((promotion) => isRunning(promotion, now));
  if (running.length === 0) return running;
  const titles = await promotionTitles(content, visit.locale);
  visit.tags.add('promotions');
  return running.map((promotion) => ({ ...promotion, name: titles[promotion.key] ?? promotion.name }));
}
