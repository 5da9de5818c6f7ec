import { BlockList } from '../blocks/BlockList.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { BuyDialog } from './BuyDialog.tsx';
import type { ProductPage } from './load-product.ts';
import { PromotionLine } from './PromotionLine.tsx';

/** What a tool does, with the dialog to buy it. */
export function ProductScreen({ page, selling, products, steps, dialog, promotion }: ProductPage) {
  return (
    <div className="product-page" data-line={products[0]?.productLine}>
      <PromotionLine promotion={promotion} />
      <Breadcrumbs steps={steps} />
      <BlockList blocks={page.blocks} selling={selling} />
      <BuyDialog products={products} selling={selling} texts={dialog} />
    </div>
  );
}
