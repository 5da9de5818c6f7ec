import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { Promotion } from '@spindle/domain/pricing/promotion.ts';

export type PromotionDocument = DocumentOf<'promotions'>;
type Dates = Pick<PromotionDocument, 'closed' | 'startsAt' | 'endsAt'>;

/**
 * The promotion that runs at a moment (of several, the one that began last), and when that may change: the next time a
 * promotion ends or begins.
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

/**
 * The document, limited to the time of its rule: it must not announce a reduction for longer than the rule grants it, nor
 * after the rule's uses are used up.
 */
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
