import { useLinks } from '../page-state.ts';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import { FindForm } from './FindForm.tsx';
import type { ListPlace } from './list-place.ts';
import styles from './long-list.css?url';
import { SectionLink } from './SectionLink.tsx';

type Of = { section: 'my_products' | 'devices'; place: ListPlace };

/** Above a long list: the search, and how many there are. */
export function ListHead({ section, place: { q, found, total, isLong } }: Of) {
  const words = useWords('member');
  if (!isLong && q === '') return null;
  return (
    <div className="list-head">
      <FindForm section={section} q={q} />
      {q !== '' && (
        <p role="status" className="text-small text-muted">
          {found === 0 ? words('list.none', { q }) : words('list.found', { found, total })}
        </p>
      )}
    </div>
  );
}

/** Below a list of several pages. */
export function ListPages({ section, place: { q, page, pages } }: Of) {
  const words = useWords('member');
  const links = useLinks();
  if (pages < 2) return null;
  return (
    <nav aria-label={words('list.pages')} className="list-pages">
      <Stylesheet href={styles} />
      {page > 1 && (
        <SectionLink rel="prev" href={links.memberList(section, { q, page: page - 1 })}>
          {words('list.previous')}
        </SectionLink>
      )}
      <span className="label">{words('list.page', { page, pages })}</span>
      {page < pages && (
        <SectionLink rel="next" href={links.memberList(section, { q, page: page + 1 })}>
          {words('list.next')}
        </SectionLink>
      )}
    </nav>
  );
}
