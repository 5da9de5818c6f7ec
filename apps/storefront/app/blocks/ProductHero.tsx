import { DISC_LINES } from '../shop/disc-lines.ts';
import { useEdition } from '../shop/use-edition.ts';
import { ProductBox } from '../ui/ProductBox.tsx';
import { Container } from '../ui/Section.tsx';
import { FactLine } from '../ui/SpecSheet.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import { BuyBar } from './BuyBar.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './ProductHero.css?url';

/** A product's box and the bar to try and buy, which stays in sight. */
export function ProductHero({ block, selling, first }: BlockProps<'blocks.product-hero'>) {
  const words = useWords('offer');
  const product = useEdition(block.products);
  const line = product?.productLine ?? 'suite';
  const { wavelength, capacity } = DISC_LINES[line];
  const Heading = first ? 'h1' : 'h2';
  const systems = block.products.map(({ system }) => words(`system.${system}`)).join(', ');
  return (
    <>
      <Stylesheet href={styles} />
      <section id={block.anchorId} data-line={line}>
        <Container className="columns items-center gap-y-8 pt-6 pb-10 md:py-12 lg:py-16">
          <div className="md:order-2 md:col-span-5 md:col-start-8">
            <div className="max-w-60 md:max-w-none">
              <ProductBox
                line={line}
                maker="Spindle"
                name={product?.shortName ?? block.title}
                light={wavelength}
                note={systems}
                rows={[{ label: words('line.capacity'), value: capacity }]}
              />
            </div>
          </div>
          <div className="md:order-1 md:col-span-7">
            <Heading className="title max-w-[38rem]">{unbroken(block.title)}</Heading>
            <p className="mt-5 max-w-[34rem] text-lead text-muted">{block.text}</p>
            {block.facts.length > 0 && <FactLine facts={block.facts} className="mt-9" />}
          </div>
        </Container>
      </section>
      {product && <BuyBar products={block.products} product={product} selling={selling} />}
    </>
  );
}
