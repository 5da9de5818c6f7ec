import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './sheets/tour.css?url';

/** One thing that is worth saying by itself. */
export function QuietSentence({ block }: BlockProps<'blocks.quiet-sentence'>) {
  return (
    <section id={block.anchorId} className="section quiet">
      <Stylesheet href={styles} />
      <Container className="columns">
        <p className="quiet-sentence lg:col-span-8 lg:col-start-3">{unbroken(block.text)}</p>
      </Container>
    </section>
  );
}
