import { useId } from 'react';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockProps } from './block-props.ts';
import styles from './Contents.css?url';

/** Links to the headings of the page, over several columns where there is room. */
export function Contents({ block }: BlockProps<'blocks.contents'>) {
  const words = useWords('blocks');
  const titleId = useId();
  // One heading is not worth a list.
  if (block.entries.length < 2) return null;
  return (
    <nav id={block.anchorId} className="page-contents" aria-labelledby={titleId}>
      <Stylesheet href={styles} />
      <Container>
        <h2 id={titleId} className="label">
          {block.title ?? words('contents.title')}
        </h2>
        <ol>
          {block.entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>{unbroken(text)}</a>
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
