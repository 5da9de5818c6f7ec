import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { useLinks, usePageState } from '../page-state.ts';
import { Picture } from '../ui/Picture.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { FigureThumb } from './FigureThumb.tsx';
import type { ArticleCard } from './load-category.ts';

/** An article as one row of a list: its day, what it says, and its drawing in small. */
export function ArticleRow({ article }: { article: ArticleCard }) {
  const { locale } = usePageState();
  const links = useLinks();
  const { slug, title, summary, figure, picture, publishedAt } = article;
  return (
    <li className="article-row">
      <p className="label">
        <time dateTime={publishedAt.slice(0, 10)}>{dayFormatter(locale)(new Date(publishedAt))}</time>
      </p>
      <div className="article-row-words">
        <h2 className="sub-title">
          <a href={links.document(slug)}>{unbroken(title)}</a>
        </h2>
        <p className="text-muted">{unbroken(summary)}</p>
      </div>
      <div className="article-row-picture" aria-hidden="true">
        {figure ? (
          <FigureThumb figure={figure} />
        ) : (
          picture && <Picture media={picture} alt="" sizes="14rem" cropped />
        )}
      </div>
    </li>
  );
}
