import { SpecSheet } from '../ui/SpecSheet.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockOf, BlockProps } from './block-props.ts';
import styles from './Facts.css?url';
import { KeptSection } from './KeptSection.tsx';

/** The specification sheet. */
export function Facts({ block }: BlockProps<'blocks.facts'>) {
  return <KeptSection block={block} draw={Sheet} />;
}

function Sheet({ from: block }: { from: BlockOf<'blocks.facts'> }) {
  return (
    <>
      <Stylesheet href={styles} />
      <div className="columns gap-y-8">
        <div className="lg:col-span-4">
          <h2 className="section-title">{unbroken(block.title)}</h2>
          {block.text && <p className="mt-4 max-w-96 text-muted">{unbroken(block.text)}</p>}
        </div>
        <SpecSheet rows={block.rows} className="lg:col-span-8" />
      </div>
    </>
  );
}
