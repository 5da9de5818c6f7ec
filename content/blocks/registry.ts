import { z } from 'zod';
import { comparison } from './comparison.ts';
import { factsBlock } from './facts.ts';
import { faq } from './faq.ts';
import { hero } from './hero.ts';
import { hotBundles } from './hot-bundles.ts';
import { plans } from './plans.ts';
import { productHero } from './product-hero.ts';
import { productListBlock } from './product-list.ts';
import { richText } from './rich-text.ts';
import { steps } from './steps.ts';

/** Every kind of block a page can be built from. A new kind is one file and one line here. */
export const blockKinds = [
  hero,
  productListBlock,
  productHero,
  steps,
  comparison,
  factsBlock,
  faq,
  plans,
  richText,
  hotBundles,
] as const;

type BlockSchema = (typeof blockKinds)[number]['schema'];

/** What a page gets of a block, told apart by `__component`. */
export const block = z.discriminatedUnion(
  '__component',
  blockKinds.map((kind) => kind.schema) as unknown as readonly [BlockSchema, ...BlockSchema[]],
);
export type Block = z.output<BlockSchema>;
