import { Disc } from '../ui/Disc.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockOf, BlockProps } from './block-props.ts';
import { KeptSection } from './KeptSection.tsx';
import styles from './sheets/product.css?url';

/** What goes in, as discs in the colour of their laser, and what comes out. */
export function DiscSupport({ block }: BlockProps<'blocks.disc-support'>) {
  return <KeptSection block={block} draw={Discs} />;
}

function Discs({ from: block }: { from: BlockOf<'blocks.disc-support'> }) {
  const words = useWords('blocks');
  return (
    <>
      <Stylesheet href={styles} />
      <h2 className="section-title max-w-[44rem]">{unbroken(block.title)}</h2>
      {block.text && <p className="mt-4 max-w-[34rem] text-muted">{unbroken(block.text)}</p>}
      <div className="disc-support">
        <div>
          <h3 className="label">{words('discs.reads')}</h3>
          <ul className="disc-support-reads">
            {block.reads.map(({ line, name, value }) => (
              <li key={name} data-line={line}>
                <Disc line={line} size="md" />
                <span>
                  <span className="sub-title block">{unbroken(name)}</span>
                  <span className="block text-muted">{unbroken(value)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        {block.writes.length > 0 && (
          <div>
            <h3 className="label">{words('discs.writes')}</h3>
            <dl className="disc-support-writes">
              {block.writes.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-muted">{unbroken(label)}</dt>
                  <dd>{unbroken(value)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      {block.not && (
        <p className="disc-support-not">
          <strong>{words('discs.not')}</strong> {block.not}
        </p>
      )}
    </>
  );
}
