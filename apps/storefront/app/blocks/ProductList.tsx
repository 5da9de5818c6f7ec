import { Section, SectionHead } from '../ui/Section.tsx';
import type { BlockProps } from './block-props.ts';
import { ProductRow } from './ProductRow.tsx';
import { SpectrumRuler } from './SpectrumRuler.tsx';

/** One row a tool; where discs are read, under the scale of the light that reads them. */
export function ProductList({ block, selling }: BlockProps<'blocks.product-list'>) {
  if (block.items.length === 0) return null;
  return (
    <Section id={block.anchorId}>
      <SectionHead title={block.title} text={block.text} />
      {block.items.some(({ product }) => product.productLine !== 'suite') && <SpectrumRuler />}
      <ul className="rule mt-4">
        {block.items.map(({ product, text }) => (
          <ProductRow key={product.pid} product={product} text={text} selling={selling} />
        ))}
      </ul>
    </Section>
  );
}
