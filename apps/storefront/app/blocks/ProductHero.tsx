import { BoxOf } from '../shop/BoxOf.tsx';
import { pictureOf } from '../shop/picture-of.ts';
import { useEdition } from '../shop/use-edition.ts';
import { Picture } from '../ui/Picture.tsx';
import { Container } from '../ui/Section.tsx';
import { FactLine } from '../ui/SpecSheet.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { BuyBar } from './BuyBar.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './sheets/product.css?url';

/** A product's picture, or the box that is drawn for one without, and the bar to try and buy, which stays in sight. */
export function ProductHero({ block, selling, first }: BlockProps<'blocks.product-hero'>) {
  const product = useEdition(block.products);
  const picture = pictureOf(block.products, product);
  const line = product?.productLine ?? 'suite';
  const Heading = first ? 'h1' : 'h2';
  return (
    <>
      <Stylesheet href={styles} />
      <section id={block.anchorId} data-line={line}>
        <Container className="columns items-center gap-y-8 pt-6 pb-10 md:py-12 lg:py-16">
          <div className="product-hero-box md:order-2 md:col-span-5 md:col-start-8">
            <div className="max-w-60 md:max-w-none">
              {picture ? (
                <Picture
                  className="mx-auto max-h-60 object-contain object-left md:max-h-[28rem] md:object-center"
                  media={picture}
                  sizes="(min-width: 48rem) 32rem, 15rem"
                  first
                />
              ) : (
                <BoxOf
                  product={{ slug: product?.slug ?? '', productLine: line }}
                  name={product?.shortName ?? block.title}
                  systems={block.products.map(({ system }) => system)}
                />
              )}
            </div>
          </div>
          <div className="md:order-1 md:col-span-7">
            <Heading className="title max-w-[38rem]">{unbroken(block.title)}</Heading>
            <p className="mt-5 max-w-[34rem] text-lead text-muted">{unbroken(block.text)}</p>
            {block.facts.length > 0 && <FactLine facts={block.facts} className="mt-9" />}
          </div>
        </Container>
      </section>
      {product && <BuyBar products={block.products} product={product} selling={selling} />}
    </>
  );
}
