import { LANGUAGES } from '@spindle/platform/locales.ts';
import { usePageState } from '../page-state.ts';
import { Section } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockProps } from './block-props.ts';
import styles from './Reviews.css?url';

/**
 * What others have written, each with the page where it stands. Left out without one. Not marked up as structured
 * data: search engines want reviews only from the site they were given to.
 */
export function Reviews({ block }: BlockProps<'blocks.reviews'>) {
  const { locale } = usePageState();
  const words = useWords('blocks');
  if (block.reviews.length === 0) return null;
  const month = new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Section id={block.anchorId}>
      <Stylesheet href={styles} />
      <h2 className="label">{unbroken(block.title)}</h2>
      <ul className="reviews">
        {block.reviews.map(({ quote, author, role, url, saidAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may come from one page
          <li key={index}>
            <figure>
              <blockquote cite={url}>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <span>
                  <span className="font-semibold">{author}</span>
                  {role && <span className="text-muted">, {role}</span>}
                </span>
                <span className="text-small text-muted">
                  {saidAt && <time dateTime={saidAt.slice(0, 7)}>{month.format(new Date(saidAt))}</time>}
                  <a className="link" href={url} rel="nofollow noopener">
                    {words('source', { host: new URL(url).host })}
                  </a>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
