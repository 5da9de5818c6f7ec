import { BlockList } from '../blocks/BlockList.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { BuyPage } from './load-buy.ts';

/** Where a tool's licence is chosen. */
export function BuyScreen({ page, selling, line, steps }: BuyPage) {
  return (
    <div data-line={line}>
      <Breadcrumbs steps={steps} />
      <BlockList blocks={page.blocks} selling={selling} />
    </div>
  );
}
