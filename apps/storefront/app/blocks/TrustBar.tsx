import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockProps } from './block-props.ts';
import styles from './TrustBar.css?url';

/** The guarantee, and what else makes it safe to buy, as one line of the page. */
export function TrustBar({ block }: BlockProps<'blocks.trust-bar'>) {
  const offer = useWords('offer');
  return (
    <section id={block.anchorId} className="trust-bar">
      <Stylesheet href={styles} />
      <Container className="trust-row">
        <div className="trust-guarantee">
          <p className="trust-days" aria-hidden="true">
            14
          </p>
          <div>
            <h2 className="sub-title">{offer('guarantee.title')}</h2>
            <p className="mt-1.5 text-muted">{unbroken(block.text)}</p>
          </div>
        </div>
        {block.facts.length > 0 && (
          <dl className="trust-facts">
            {block.facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="label">{label}</dt>
                <dd>{unbroken(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
    </section>
  );
}
