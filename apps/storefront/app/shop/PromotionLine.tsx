import { lastDay } from '@spindle/i18n/format-end.ts';
import { paths } from '../../page/paths.ts';
import { useLinks, usePageState } from '../page-state.ts';
import { Container } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { RunningPromotion } from './selling.ts';

/** One quiet line saying that a promotion runs, until when, and where to read about it. Nothing while none runs. */
export function PromotionLine({ promotion }: { promotion: RunningPromotion | undefined }) {
  const links = useLinks();
  if (!promotion) return null;
  return (
    <aside className="border-b border-hairline" aria-label={promotion.title}>
      <Container className="flex flex-wrap gap-x-4 gap-y-1 py-2.5 text-small">
        <a className="link" href={links.at(paths.promotion)}>
          {unbroken(promotion.title)}
        </a>
        <span className="text-muted">
          <PromotionEnd promotion={promotion} />
        </span>
      </Container>
    </aside>
  );
}

/** The last day of a promotion, with the name of its time zone. */
export function PromotionEnd({ promotion }: { promotion: Pick<RunningPromotion, 'endsAt' | 'timeZone'> }) {
  const { locale } = usePageState();
  const words = useWords('pages');
  return <time dateTime={promotion.endsAt}>{words('promotion.until', lastDay(locale, promotion))}</time>;
}
