import { useWords } from '../../words.ts';
import type { OverviewData } from './load-overview.ts';

/** The overview in a sentence: how many things need the member. */
export function Headline({ overview: { needs, products, orders } }: { overview: OverviewData }) {
  const words = useWords('overview');
  // A number that leaves something out would be wrong.
  if (!needs || needs.isPartly) return words('unknown');
  const count = needs.shown.filter(({ asks }) => asks).length;
  const isNew = products?.total === 0 && orders !== undefined && !orders.last && needs.shown.length === 0;
  return isNew ? words('welcome') : words('headline', { count });
}
