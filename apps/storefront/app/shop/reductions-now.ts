import { isForVisitor, isRunning, type Promotion } from '@spindle/domain/pricing/promotion.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { promotionTitles } from './promotion-titles.ts';

/** The visitor for whom a page is made: it is the same for everybody. */
const EVERYBODY = { country: undefined, tags: [], member: undefined };

/** The promotions that run now, with their names for pages. */
export interface ReductionsNow {
  forEverybody: Promotion[];
  /** Only for some countries, customers or members: `spindle-price` asks what the visitor pays. */
  forSome: Promotion[];
}

/** The promotions that lower prices on a page. The page is kept until the next of them begins or ends. */
export async function reductionsNow(context: Readonly<RouterContextProvider>): Promise<ReductionsNow> {
  const { clock, content, promotions } = context.get(servicesContext);
  const visit = context.get(requestContext);
  const found = await promotions([]);
  for (const tag of found.tags) visit.tags.add(tag);
  const now = clock.now();
  for (const moment of found.promotions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])) {
    if (moment > now) visit.endsAt = Math.min(visit.endsAt, moment.getTime());
  }
  const running = found.promotions.filter((promotion) => isRunning(promotion, now));
  if (running.length === 0) return { forEverybody: [], forSome: [] };
  const titles = await promotionTitles(content, visit.locale);
  visit.tags.add('promotions');
  const named = running.map((promotion) => ({
    ...promotion,
    name: titles[promotion.key] ?? promotion.name,
  }));
  return {
    forEverybody: named.filter((promotion) => isForVisitor(promotion, EVERYBODY)),
    forSome: named.filter((promotion) => !isForVisitor(promotion, EVERYBODY)),
  };
}
