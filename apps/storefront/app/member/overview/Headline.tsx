import { sentences } from '@spindle/i18n/join-words.ts';
import { usePageState } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import type { OverviewData } from './load-overview.ts';

/** The overview in a sentence: how many things need the member, and in a second sentence how many more are below. */
export function Headline({ overview: { needs, products, orders } }: { overview: OverviewData }) {
  const words = useWords('overview');
  const { locale } = usePageState();
  // A number would be wrong if something were missing from it.
  if (!needs || needs.isPartly) return words('unknown');
  const count = needs.shown.filter(({ asks }) => asks).length;
  const isNew = products?.total === 0 && orders !== undefined && !orders.last && needs.shown.length === 0;
  if (isNew) return words('welcome');
  const more = needs.shown.length - count;
  const rest = count > 0 && more > 0 ? words('headlineMore', { count: more }) : '';
  return sentences(locale, [words('headline', { count }), rest].filter(Boolean));
}
