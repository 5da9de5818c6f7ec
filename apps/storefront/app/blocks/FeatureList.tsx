import { Section, SectionHead } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './FeatureList.css?url';

/** A row a feature: what it is called, what one gets from it, a figure. */
export function FeatureList({ block }: BlockProps<'blocks.feature-list'>) {
  return (
    <Section id={block.anchorId}>
      <Stylesheet href={styles} />
      <SectionHead title={block.title} text={block.text} />
      <ul className="feature-list">
        {block.features.map(({ title, text, fact }) => (
          <li key={title}>
            <h3 className="sub-title">{unbroken(title)}</h3>
            <p className="text-muted">{unbroken(text)}</p>
            {fact && <p className="feature-fact">{fact}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
