import { LANGUAGES } from '@spindle/platform/locales.ts';
import { usePageState } from '../page-state.ts';
import { Section, SectionHead } from '../ui/Section.tsx';
import type { BlockProps } from './block-props.ts';
import { ProductRow } from './ProductRow.tsx';

/** Recommended products, as rows: what is in each bundle, and what it costs. */
export function HotBundles({ block, selling }: BlockProps<'blocks.hot-bundles'>) {
  const { locale } = usePageState();
  const list = new Intl.ListFormat(LANGUAGES[locale].tag);
  const inside = (pid: string) => list.format(block.inside[pid] ?? []) || undefined;
  if (block.products.length === 0) return null;
  return (
    <Section id={block.anchorId}>
      <SectionHead title={block.title} />
      <ul className="rule">
        {block.products.map((product) => (
          <ProductRow key={product.pid} product={product} text={inside(product.pid)} selling={selling} />
        ))}
      </ul>
    </Section>
  );
}
