import type { Block } from '@spindle/content/blocks/registry.ts';
import type { RichTextNode } from '@spindle/content/blocks/rich-text/block.ts';

export interface Heading {
  id: string;
  text: string;
}

/** What links to a heading name: its words, in whatever script, with hyphens between; empty where it has none. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The words of a node without their looks. */
export function wordsOfNode({ text, children = [] }: RichTextNode): string {
  return (typeof text === 'string' ? text : '') + children.map(wordsOfNode).join('');
}

/** The headings of a page's texts and of its blocks with a jump mark, for its list of contents. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  const found = blocks.flatMap((block): Heading[] => {
    if (block.__component === 'blocks.rich-text') {
      return (block.body.root.children ?? [])
        .filter(({ type, tag }) => type === 'heading' && tag === 'h2')
        .map(wordsOfNode)
        .map((text) => ({ id: headingId(text), text }))
        .filter(({ id }) => id);
    }
    const title = 'title' in block ? block.title : undefined;
    return block.anchorId && title ? [{ id: block.anchorId, text: title }] : [];
  });
  // A link goes to the first of two with one name.
  const known = new Set<string>();
  return found.filter(({ id }) => !known.has(id) && known.add(id));
}
