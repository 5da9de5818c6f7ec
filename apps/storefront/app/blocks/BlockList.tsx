import type { Block } from '@spindle/content/blocks/registry.ts';
import type { ComponentType } from 'react';
import type { Selling } from '../shop/selling.ts';
import type { BlockName, BlockProps } from './block-props.ts';
import { blockComponents } from './registry.ts';

/** The blocks that this storefront can render. The others are passed to `report` and left out. */
export function knownBlocks(blocks: readonly Block[], report: (component: string) => void): Block[] {
  return blocks.filter(({ __component }) => {
    const known = Object.hasOwn(blockComponents, __component);
    if (!known) report(__component);
    return known;
  });
}

/**
 * A page's blocks, one under the other.
 * @param below whether the page has its `h1` above the blocks
 */
export function BlockList({
  blocks,
  selling,
  below = false,
}: {
  blocks: readonly Block[];
  selling: Selling;
  below?: boolean;
}) {
  return knownBlocks(blocks, () => {}).map((block, index) => {
    // The registry pairs each name with the component for it, which a lookup by a union can't express.
    const Component = blockComponents[block.__component] as ComponentType<BlockProps<BlockName>>;
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity of their own and never move
    return <Component key={index} block={block} selling={selling} first={index === 0 && !below} />;
  });
}
