import { useId } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { SectionHead } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useWords } from '../words.ts';
import type { BlockOf, BlockProps } from './block-props.ts';
import { KeptSection } from './KeptSection.tsx';
import styles from './sheets/product.css?url';

/** A plain table. On a narrow screen it scrolls by itself, by keyboard too. */
export function Comparison({ block }: BlockProps<'blocks.comparison'>) {
  return <KeptSection block={block} draw={Sheet} />;
}

function Sheet({ from: block }: { from: BlockOf<'blocks.comparison'> }) {
  const titleId = useId();
  const words = useWords('shop');
  // A column without a name in this language is left out, with its values.
  const columns = block.columns.flatMap((name, place) => (name ? [{ name, place }] : []));
  return (
    <>
      <Stylesheet href={styles} />
      <SectionHead id={titleId} title={block.title} text={block.text} />
      {columns.length > 2 && (
        <p className="label comparison-more" aria-hidden="true">
          {words('table.more')} →
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="scroll-edges" aria-labelledby={titleId} tabIndex={0}>
        <table className="sheet-table comparison" data-columns={columns.length}>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, place }) => (
                <th key={place} scope="col" data-own={place === block.own - 1 ? '' : undefined}>
                  {unbroken(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{unbroken(label)}</th>
                {columns.map(({ place }) => (
                  <td key={place} data-own={place === block.own - 1 ? '' : undefined}>
                    <Value {...values[place]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Ticks and dashes have a word for those who can't see them. */
function Value({ mark, value }: Partial<BlockOf<'blocks.comparison'>['rows'][number]['values'][number]>) {
  const words = useWords('blocks');
  if (mark !== 'yes' && mark !== 'no') return unbroken(value ?? '–');
  return (
    <span className="comparison-mark" data-mark={mark}>
      <Icon name={mark === 'yes' ? 'check' : 'minus'} />
      {value ? unbroken(value) : <VisuallyHidden>{words(`comparison.${mark}`)}</VisuallyHidden>}
    </span>
  );
}
