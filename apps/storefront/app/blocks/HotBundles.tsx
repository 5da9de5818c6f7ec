import { listFormat } from '@spindle/i18n/formats.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { usePageState } from '../page-state.ts';
import { Section, SectionHead } from '../ui/Section.tsx';
import type { BlockProps } from './block-props.ts';
import { ProductRow } from './ProductRow.tsx';

/** Recommended products, as rows: what each bundle is for, what is in it, and what it costs. */
export function HotBundles({ block, selling }: BlockProps<'blocks.hot-bundles'>) {
  const { locale } = usePageState();
  if (block.products.length === 0) return null;
  return (
    <Section id={block.anchorId}>
      <SectionHead title={block.title} />
      <ul className="rule">
        {block.products.map((product) => {
          const card = block.cards[product.pid];
          const inside = listOf(block.inside[product.pid] ?? [], locale);
          return (
            <ProductRow
              key={product.pid}
              product={product}
              text={card?.text ?? inside}
              note={card?.text && inside}
              card={card}
              selling={selling}
            />
          );
        })}
      </ul>
    </Section>
  );
}

/** Names in a sentence. Between Latin names the Chinese word for `and` has spaces as they have. */
function listOf(names: readonly string[], locale: Locale): string | undefined {
  const parts = listFormat(locale).formatToParts(names);
  return parts.map(({ value }) => (value === '和' ? ' 和 ' : value)).join('') || undefined;
}
