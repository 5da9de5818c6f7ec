import type { RouterContextProvider } from 'react-router';
import { type PromotionDocument, promotionAt, whileRuleRuns } from '../../page/promotion-at.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { RunningPromotion } from './selling.ts';

/** What a page says about the running promotion, if that is for all products or for one of these. */
export async function promotionFor(
  context: Readonly<RouterContextProvider>,
  products?: readonly { pid: string }[],
): Promise<RunningPromotion | undefined> {
  const running = await runningPromotion(context);
  if (!running) return undefined;
  const { title, summary, endsAt, timeZone, product } = running;
  const isFor =
    !products || product.length === 0 || product.some(({ pid }) => products.some((own) => own.pid === pid));
  return isFor ? { title, summary, endsAt, timeZone } : undefined;
}

/** The promotion that runs now. A page that asks for it is kept only until that changes. */
export async function runningPromotion(
  context: Readonly<RouterContextProvider>,
): Promise<PromotionDocument | undefined> {
  const { content, clock, promotions } = context.get(servicesContext);
  const visit = context.get(requestContext);
  const sort = [{ field: 'startsAt', descending: true }];
  const page = { number: 1, size: 50 };
  const listed = await content.list('promotions', { locale: visit.locale, sort, page });
  for (const tag of listed.tags) visit.tags.add(tag);
  const rules = await promotions(listed.items.map(({ slug }) => slug));
  for (const tag of rules.tags) visit.tags.add(tag);
  const told = listed.items.map((document) =>
    whileRuleRuns(
      document,
      rules.promotions.find(({ key }) => key === document.slug),
    ),
  );
  const { running, changesAt } = promotionAt(told, clock.now().getTime());
  visit.endsAt = Math.min(visit.endsAt, changesAt);
  return running;
}

/** What the running promotion shows over pages, once a day. */
export type RunningPopup = NonNullable<PromotionDocument['popup']> &
  Pick<PromotionDocument, 'cookieSuffix' | 'endsAt' | 'timeZone'>;

/** What every page knows about the running promotion: its part of the application state, and its pop-up. */
interface Shown {
  promotion?: Pick<PromotionDocument, 'productLine' | 'cookieSuffix'>;
  popup?: RunningPopup;
}

/** A page can do without it: if it can't be loaded, that is logged and it is left out. */
export async function promotionShown(context: Readonly<RouterContextProvider>): Promise<Shown> {
  const { log } = context.get(servicesContext);
  const visit = context.get(requestContext);
  try {
    const running = await runningPromotion(context);
    if (!running) return {};
    const { popup, productLine, cookieSuffix, endsAt, timeZone } = running;
    const promotion = { productLine, cookieSuffix };
    return popup ? { promotion, popup: { ...popup, cookieSuffix, endsAt, timeZone } } : { promotion };
  } catch (error) {
    visit.incomplete = true;
    log.error({ err: error, part: 'promotion' }, 'a part of the page could not be loaded');
    return {};
  }
}
