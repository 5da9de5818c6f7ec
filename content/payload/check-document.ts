import { blockKinds } from '../blocks/registry.ts';
import { type Asks, localeOfRequest, says } from '../staff/says.ts';

/** The most blocks on a page. */
export const MOST_BLOCKS = 200;

/**
 * The most entries in all lists of a document together: saving takes up to a millisecond for each, during which nobody
 * else is answered.
 */
export const MOST_ENTRIES = 2_000;

/** The deepest nesting of objects and lists: code that walks through them is recursive, and no document comes near this. */
export const DEEPEST_DOCUMENT = 500;

const KNOWN: ReadonlySet<unknown> = new Set(blockKinds.map(({ block }) => block.slug));

/**
 * What is wrong with a document that is about to be saved, in words for its editor. Runs before anything else reads the
 * document.
 */
export function documentProblem(data: unknown, req?: Asks): string | undefined {
  const words = says(req);
  const grouped = new Intl.NumberFormat(localeOfRequest(req));
  const blocks = (data as { blocks?: unknown } | null)?.blocks;
  if (Array.isArray(blocks)) {
    if (blocks.length > MOST_BLOCKS)
      return words('document.blocks', { count: grouped.format(blocks.length), most: MOST_BLOCKS });
    const unknown = blocks.find((block) => !KNOWN.has(block?.blockType));
    if (unknown !== undefined)
      return typeof unknown?.blockType === 'string'
        ? words('document.no_block', { name: unknown.blockType.slice(0, 60) })
        : words('document.nameless_block');
  }
  if (isTooDeep(data)) return words('document.deep', { most: DEEPEST_DOCUMENT });
  if (countEntries(data, MOST_ENTRIES + 1) > MOST_ENTRIES)
    return words('document.entries', { most: grouped.format(MOST_ENTRIES) });
}

function isTooDeep(root: unknown): boolean {
  const isHolder = (value: unknown) => typeof value === 'object' && value !== null;
  let level = [root].filter(isHolder);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST_DOCUMENT) return true;
    level = level.flatMap((value) => Object.values(value as object).filter(isHolder));
  }
  return false;
}

/**
 * Counts entries of lists; of a rich text only the blocks in it, not its words. @param most the number at which counting stops
 */
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
