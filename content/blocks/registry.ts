import { z } from 'zod';
import { beforeAfter } from './before-after/block.ts';
import { callOut } from './call-out/block.ts';
import { changelog } from './changelog/block.ts';
import { closingBand } from './closing-band/block.ts';
import { comparison } from './comparison/block.ts';
import { contents } from './contents/block.ts';
import { cookieTable } from './cookie-table/block.ts';
import { countdown } from './countdown/block.ts';
import { darkBand } from './dark-band/block.ts';
import { discSupport } from './disc-support/block.ts';
import { download } from './download/block.ts';
import { factsBlock } from './facts/block.ts';
import { faq } from './faq/block.ts';
import { featureList } from './feature-list/block.ts';
import { figureBlock } from './figure/block.ts';
import { gallery } from './gallery/block.ts';
import { hero } from './hero/block.ts';
import { hotBundles } from './hot-bundles/block.ts';
import { mediaText } from './media-text/block.ts';
import { plans } from './plans/block.ts';
import { press } from './press/block.ts';
import { productHero } from './product-hero/block.ts';
import { productListBlock } from './product-list/block.ts';
import { quietSentence } from './quiet-sentence/block.ts';
import { relatedProducts } from './related-products/block.ts';
import { reviews } from './reviews/block.ts';
import { richText } from './rich-text/block.ts';
import { sizeChart } from './size-chart/block.ts';
import { steps } from './steps/block.ts';
import { systemRequirements } from './system-requirements/block.ts';
import { trustBar } from './trust-bar/block.ts';
import { video } from './video/block.ts';

/** Every kind of block a page can be built from. A new kind is a folder and one line here. */
export const blockKinds = [
  hero,
  productListBlock,
  productHero,
  steps,
  darkBand,
  beforeAfter,
  sizeChart,
  quietSentence,
  figureBlock,
  comparison,
  factsBlock,
  faq,
  plans,
  richText,
  hotBundles,
  closingBand,
  trustBar,
  featureList,
  mediaText,
  discSupport,
  systemRequirements,
  callOut,
  gallery,
  video,
  download,
  changelog,
  reviews,
  press,
  contents,
  relatedProducts,
  countdown,
  cookieTable,
] as const;

type BlockSchema = (typeof blockKinds)[number]['schema'];

/** A block as a page gets it; `__component` tells the kinds apart. */
export const block = z.discriminatedUnion(
  '__component',
  blockKinds.map((kind) => kind.schema) as unknown as readonly [BlockSchema, ...BlockSchema[]],
);
export type Block = z.output<BlockSchema>;
