import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './Press.css?url';

/** Awards and articles as rows, each a link to where it can be read. Left out without one. */
export function Press({ block }: BlockProps<'blocks.press'>) {
  if (block.entries.length === 0) return null;
  return (
    <Section id={block.anchorId}>
      <Stylesheet href={styles} />
      <h2 className="section-title">{unbroken(block.title)}</h2>
      <ul className="press">
        {block.entries.map(({ name, what, year, url, media }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may come from one page
          <li key={index}>
            <a href={url} rel="nofollow noopener">
              <span className="label">{year}</span>
              {media ? (
                <Picture media={media} alt={name} sizes="10rem" />
              ) : (
                <span className="sub-title">{name}</span>
              )}
              <span className="text-muted">{unbroken(what)}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
