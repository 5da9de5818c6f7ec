import { useId } from 'react';
import { Picture } from '../ui/Picture.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockProps } from './block-props.ts';
import styles from './Gallery.css?url';

/** Pictures in a row that is moved sideways, by hand, wheel or keyboard; each opens at its full size. */
export function Gallery({ block }: BlockProps<'blocks.gallery'>) {
  const words = useWords('blocks');
  const titleId = useId();
  const { pictures, title } = block;
  if (pictures.length === 0) return null;
  const named = title ? { 'aria-labelledby': titleId } : { 'aria-label': words('gallery.label') };
  return (
    <section id={block.anchorId} className="section gallery" {...named}>
      <Stylesheet href={styles} />
      {title && (
        <Container>
          <h2 id={titleId} className="section-title">
            {unbroken(title)}
          </h2>
        </Container>
      )}
      <ul className="gallery-row" data-count={pictures.length > 1 ? 'many' : 'one'}>
        {pictures.map(({ media, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice
          <li key={index}>
            <figure>
              <a href={media.url}>
                <Picture media={media} sizes="(min-width: 64.0625rem) 45rem, 85vw" />
              </a>
              <figcaption>
                <span className="label">
                  {words('gallery.of', { number: String(index + 1), count: String(pictures.length) })}
                </span>
                {caption && <span className="text-small text-muted">{unbroken(caption)}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
