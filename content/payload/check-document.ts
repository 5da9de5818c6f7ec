import { blockKinds } from '../blocks/registry.ts';

/** Blocks of a page at most. */
export const MOST_BLOCKS = 200;

/** Entries of all lists of a document at most: saving takes up to a millisecond each, in which nobody else is answered. */
export const MOST_ENTRIES = 2_000;

const KNOWN: ReadonlySet<unknown> = new Set(blockKinds.map(({ block }) => block.slug));
const grouped = new Intl.NumberFormat('en');

/** What is wrong with a document that is about to be saved, before anything of it is worked on; in words for its editor. */
export function documentProblem(data: unknown): string | undefined {
  const blocks = (data as { blocks?: unknown } | null)?.blocks;
  if (Array.isArray(blocks)) {
    if (blocks.length > MOST_BLOCKS)
      return `This page has ${grouped.format(blocks.length)} blocks, and ${MOST_BLOCKS} are the most. Please make several pages of it.`;
    const unknown = blocks.find((block) => !KNOWN.has(block?.blockType));
    if (unknown !== undefined)
      return `There is no block ${named(unknown?.blockType)}. Please take it off the page.`;
  }
  if (countEntries(data, MOST_ENTRIES + 1) > MOST_ENTRIES)
    return `This has more than ${grouped.format(MOST_ENTRIES)} entries in its lists. Please make several of it.`;
}

/** Whatever stands there: of an object nothing is asked. */
const named = (kind: unknown) => (typeof kind === 'string' ? `“${kind.slice(0, 60)}”` : 'without a name');

/** Of a text only blocks within it count, and not its words. @param most where counting ends */
function countEntries(root: unknown, most: number): number {
  const waiting = [root];
  let entries = 0;
  while (waiting.length > 0 && entries < most) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) entries += value.length;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'children' && Array.isArray(part)) entries -= part.filter(isOfWords).length;
      waiting.push(part);
    }
  }
  return entries;
}

const isOfWords = (entry: { type?: unknown } | null) => entry?.type !== 'block';
