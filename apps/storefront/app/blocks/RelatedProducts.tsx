import { Section } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockProps } from './block-props.ts';
import { ProductRow } from './ProductRow.tsx';

/** Products that go with the one the page is about: a short list at the side of its heading. */
export function RelatedProducts({ block, selling }: BlockProps<'blocks.related-products'>) {
  if (block.products.length === 0) return null;
  return (
    <Section id={block.anchorId}>
      <div className="columns gap-y-7">
        <div className="lg:col-span-4">
          <h2 className="section-title">{unbroken(block.title)}</h2>
          {block.text && <p className="mt-4 max-w-[30rem] text-muted">{unbroken(block.text)}</p>}
        </div>
        <ul className="rule lg:col-span-8">
          {block.products.map((product) => (
            <ProductRow key={product.pid} product={product} selling={selling} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
