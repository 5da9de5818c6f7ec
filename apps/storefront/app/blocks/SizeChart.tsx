import { numberFormat } from '@spindle/i18n/formats.ts';
import { usePageState } from '../page-state.ts';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockOf, BlockProps } from './block-props.ts';
import { tenth } from './drawings/seeded.ts';
import { KeptSection } from './KeptSection.tsx';
import styles from './sheets/product.css?url';

/** Amounts as bars to scale: the longest is the largest of them. */
export function SizeChart({ block }: BlockProps<'blocks.size-chart'>) {
  return <KeptSection block={block} draw={Chart} />;
}

function Chart({ from: block }: { from: BlockOf<'blocks.size-chart'> }) {
  const { locale } = usePageState();
  const largest = Math.max(...block.rows.map(({ value }) => value));
  // As editors have entered them: decimals that nobody has measured would say more than is known.
  const written = (value: number) => numberFormat(locale, { maximumFractionDigits: 20 }).format(value);
  return (
    <>
      <Stylesheet href={styles} />
      <div className="columns gap-y-8">
        <div className="lg:col-span-4">
          <h2 className="section-title">{unbroken(block.title)}</h2>
          {block.text && <p className="mt-4 max-w-80 text-muted">{unbroken(block.text)}</p>}
        </div>
        <dl className="size-chart lg:col-span-8">
          {block.rows.map(({ label, note, value }) => (
            <div key={label}>
              <dt>
                <b>{label}</b> {note && <span>{unbroken(note)}</span>}
              </dt>
              <dd>
                {written(value)} {block.unit}
              </dd>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" />
                <rect width={`${tenth((value / largest) * 100)}%`} height="100%" />
              </svg>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
