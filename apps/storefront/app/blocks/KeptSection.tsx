import type { ComponentType } from 'react';
import { Kept } from '../Kept.tsx';

/** The band of a block that shows nothing but what its editor wrote: no price, no product's link, nobody's system. */
export function KeptSection<Source extends { anchorId: string | undefined }>({
  block,
  draw,
}: {
  block: Source;
  draw: ComponentType<{ from: Source }>;
}) {
  return (
    <section id={block.anchorId} className="section">
      <Kept as="div" className="wrap" draw={draw} from={block} />
    </section>
  );
}
