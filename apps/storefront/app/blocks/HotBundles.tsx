import { Section, SectionHead } from '../ui/Section.tsx';
import type { BlockProps } from './block-props.ts';
import { ProductRow } from './ProductRow.tsx';

/** Recommended products, as rows. */
export function HotBundles({ block, selling }: BlockProps<'blocks.hot-bundles'>) {
  if (block.products.length === 0) return null;
  return (
    <Section id={block.anchorId}>
      <SectionHead title={block.title} />
      <ul className="rule">
        {block.products.map((product) => (
          <ProductRow key={product.pid} product={product} selling={selling} />
        ))}
      </ul>
    </Section>
  );
}
