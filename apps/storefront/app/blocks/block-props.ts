import type { Block } from '@spindle/content/blocks/registry.ts';
import type { Selling } from '../shop/selling.ts';

export type BlockName = Block['__component'];
export type BlockOf<Name extends BlockName> = Extract<Block, { __component: Name }>;

/** What each block's component is given. */
export interface BlockProps<Name extends BlockName> {
  block: BlockOf<Name>;
  selling: Selling;
  /** The page's first block holds its one `h1`. */
  first: boolean;
}
