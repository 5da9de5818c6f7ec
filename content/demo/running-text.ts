import type { Locale } from '@spindle/platform/locales.ts';
import { Translated } from './translated.ts';

/**
 * Running text in every language for a demo document: paragraphs with an empty line between them, `## ` before a
 * heading, `- ` before each line of a list.
 */
export function runningText(texts: Record<Locale, string>): Translated {
  const bodies = Object.entries(texts).map(([locale, source]) => [locale, body(source)]);
  return new Translated(Object.fromEntries(bodies));
}

type Node = { type: string; version: 1; [property: string]: unknown };

/** As the editor stores it. */
function body(source: string): { root: Node } {
  const blocks = source.trim().split(/\n\s*\n/);
  return { root: element('root', blocks.map(block)) };
}

function block(source: string): Node {
  if (source.startsWith('## ')) return element('heading', [text(source.slice(3))], { tag: 'h2' });
  if (!source.startsWith('- ')) return element('paragraph', [text(source)]);
  const items = source.split('\n').map((line, index) => {
    return element('listitem', [text(line.slice(2))], { value: index + 1 });
  });
  return element('list', items, { listType: 'bullet', tag: 'ul', start: 1 });
}

function element(type: string, children: Node[], more: Record<string, unknown> = {}): Node {
  return { type, version: 1, direction: 'ltr', format: '', indent: 0, children, ...more };
}

function text(words: string): Node {
  return { type: 'text', version: 1, text: words.trim(), format: 0, detail: 0, mode: 'normal', style: '' };
}
