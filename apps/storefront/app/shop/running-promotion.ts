import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { Promotion } from '@spindle/domain/pricing/promotion.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { RunningPromotion } from './selling.ts';

export type PromotionDocument = DocumentOf<'promotions'>;
type Dates = Pick<PromotionDocument, 'closed' | 'startsAt' | 'endsAt'>;

/**
 * The promotion that runs at a moment, of several the one that began last, and when that may change: when one of
 * them ends or begins.
 * @param now milliseconds since the epoch, as is `changesAt`
 */
export function promotionAt<Some extends Dates>(promotions: readonly Some[], now: number) {
  const open = promotions.filter(({ closed, endsAt }) => !closed && now < Date.parse(endsAt));
  const [running] = open
    .filter(({ startsAt }) => Date.parse(startsAt) <= now)
    .toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt));
  const moments = open.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
  return { running, changesAt: Math.min(Number.POSITIVE_INFINITY, ...moments.filter((at) => at > now)) };
}

/** A document never tells of a reduction for longer than its rule gives it, nor once that is used up. */
export function whileRuleRuns<Some extends Dates>(document: Some, rule: Promotion | undefined): Some {
  if (!rule) return document;
  const { startsAt, endsAt, maxUses, used } = rule;
  const later = Math.max(startsAt.getTime(), Date.parse(document.startsAt));
  const earlier = Math.min(endsAt.getTime(), Date.parse(document.endsAt));
  return {
    ...document,
    closed: document.closed || (maxUses !== null && used >= maxUses),
    startsAt: new Date(later).toISOString(),
    endsAt: new Date(earlier).toISOString(),
  };
}

/** What a page says of the promotion that runs, where that is for everything or for one of these products. */
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

/** The promotion that runs now. A page that asks is kept until that changes, and not a moment longer. */
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
