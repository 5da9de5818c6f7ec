import type { Commons } from '@spindle/content/types/page-commons/schema.ts';
import { usePageState } from '../page-state.ts';
import { useWords } from '../words.ts';
import { cmsHref } from './cms-link.ts';

export function HeaderBanner({ banner }: { banner: NonNullable<Commons['headerBanner']> }) {
  const page = usePageState();
  const words = useWords('frame');
  const href = cmsHref(banner.link, page);
  return (
    <aside aria-label={words('nav.notice')} className="bg-ink text-paper dark:bg-card dark:text-ink">
      <p className="wrap py-2.5 text-small">
        {banner.text}
        {href && banner.linkLabel && (
          <a className="link ml-3 font-semibold" href={href}>
            {banner.linkLabel}
          </a>
        )}
      </p>
    </aside>
  );
}
