import type { ReactNode } from 'react';
import { Kept } from '../Kept.tsx';

/**
 * The band of a block that depends only on what its editor wrote: on no price, no product's link, and not on the
 * visitor's system.
 */
export function KeptSection<Source extends { anchorId: string | undefined }>({
  block,
  draw,
}: {
  block: Source;
  draw(props: { from: Source }): ReactNode;
}) {
  return (
    <section id={block.anchorId} className="section">
      <Kept as="div" className="wrap" draw={draw} from={block} />
    </section>
  );
}
