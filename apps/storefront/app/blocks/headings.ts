import type { Block } from '@spindle/content/blocks/registry.ts';
import type { RichTextNode } from '@spindle/content/blocks/rich-text/block.ts';

export interface Heading {
  id: string;
  text: string;
}

/** What links to a heading name: its words, in whatever script, with hyphens between. */
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

/** The sections of a page of running text, for its list of contents. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  const found = blocks.flatMap((block): Heading[] => {
    if (block.__component === 'blocks.faq') {
      return block.anchorId ? [{ id: block.anchorId, text: block.title }] : [];
    }
    if (block.__component !== 'blocks.rich-text') return [];
    return (block.body.root.children ?? [])
      .filter(({ type, tag }) => type === 'heading' && tag === 'h2')
      .map(wordsOfNode)
      .map((text) => ({ id: headingId(text), text }));
  });
  return [...new Map(found.map((heading) => [heading.id, heading])).values()];
}
