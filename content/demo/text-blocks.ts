import type { DemoText } from './read-text.ts';
import type { Draft } from './translated.ts';

/** The blocks of a page that consists of a text: the text itself, and its questions if it has some. */
export function textBlocks({ body, questions }: DemoText): Draft[] {
  const text = { blockType: 'rich-text', body };
  return questions ? [text, { blockType: 'faq', anchorId: 'faq', ...questions }] : [text];
}
