import type { Block } from '@spindle/content/blocks/registry.ts';
import type { RichTextNode } from '@spindle/content/blocks/rich-text/block.ts';

export interface Heading {
  id: string;
  text: string;
}

/** The id by which links find a heading: its words, in any script, joined by hyphens; empty if it has none. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The text of a node without its formatting. */
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
  // If two headings have the same name, a link goes to the first.
  const known = new Set<string>();
  return found.filter(({ id }) => !known.has(id) && known.add(id));
}
