import { SectionHead } from '../ui/Section.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockOf, BlockProps } from './block-props.ts';
import { KeptSection } from './KeptSection.tsx';
import styles from './sheets/product.css?url';

/** A specification sheet for each system, side by side where there is room. */
export function SystemRequirements({ block }: BlockProps<'blocks.system-requirements'>) {
  return <KeptSection block={block} draw={Sheets} />;
}

function Sheets({ from: block }: { from: BlockOf<'blocks.system-requirements'> }) {
  const words = useWords('blocks');
  const offer = useWords('offer');
  return (
    <>
      <Stylesheet href={styles} />
      <SectionHead title={block.title} text={block.text} />
      <div className="requirements">
        {block.systems.map(({ system, rows }) => (
          <div key={system}>
            <h3 className="sub-title">{offer(`system.${system}`)}</h3>
            <SpecSheet
              className="mt-4"
              rows={rows.map(({ label, value, better }) => ({
                label,
                value: (
                  <>
                    {unbroken(value)}
                    {better && (
                      <span className="block text-small text-muted">
                        {words('requirements.better', { value: better })}
                      </span>
                    )}
                  </>
                ),
              }))}
            />
          </div>
        ))}
      </div>
    </>
  );
}
