import { Section, SectionHead } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockProps } from './block-props.ts';
import { SplitStill } from './drawings/SplitStill.tsx';
import styles from './sheets/split.css?url';

/** What a tool does to a picture. */
export function BeforeAfter({ block }: BlockProps<'blocks.before-after'>) {
  return (
    <Section id={block.anchorId}>
      <Stylesheet href={styles} />
      <SectionHead title={block.title} text={block.text} />
      <figure className="before-after">
        <p className="visually-hidden">{block.alt}</p>
        <SplitStill change={block.change} />
        <figcaption className="label">
          <span>{unbroken(block.before)}</span>
          <span>{unbroken(block.after)}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
