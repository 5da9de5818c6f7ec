import { SectionHead } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockOf, BlockProps } from './block-props.ts';
import styles from './FeatureList.css?url';
import { KeptSection } from './KeptSection.tsx';

/** A row a feature: what it is called, what one gets from it, a figure. */
export function FeatureList({ block }: BlockProps<'blocks.feature-list'>) {
  return <KeptSection block={block} draw={Features} />;
}

function Features({ from: block }: { from: BlockOf<'blocks.feature-list'> }) {
  return (
    <>
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
    </>
  );
}
