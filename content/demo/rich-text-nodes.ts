import { createHash } from 'node:crypto';
import type { Nodes, Root } from 'mdast';

/** A node of rich text as the editor stores it. */
export type Node = { type: string; version: number; [property: string]: unknown };

/** Rich text as the editor stores it. */
export interface RunningText {
  root: Node;
}

/** Lexical stores the formats of a text as bits. */
const BOLD = 1;
const ITALIC = 2;
const CODE = 16;

const NOTE = /^\[!NOTE\]\s*/;

/**
 * Turns Markdown into what the text editor would have stored, as far as editors can write it: headings, lists, bold,
 * links, tables and margin notes.
 * @throws for anything else, which would be lost
 */
export function richTextOf(children: Root['children']): RunningText {
  return { root: element('root', children.map(blockOf)) };
}

export function isNote(node: Nodes): boolean {
  if (node.type !== 'blockquote') return false;
  const [paragraph] = node.children;
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return first?.type === 'text' && NOTE.test(first.value);
}

function blockOf(node: Nodes): Node {
  switch (node.type) {
    case 'paragraph':
      return element('paragraph', node.children.flatMap(inlineOf()), { textFormat: 0, textStyle: '' });
    case 'heading':
      return element('heading', node.children.flatMap(inlineOf()), { tag: `h${node.depth}` });
    case 'list':
      return element('list', node.children.map(listItem), {
        listType: node.ordered ? 'number' : 'bullet',
        tag: node.ordered ? 'ol' : 'ul',
        start: node.start ?? 1,
      });
    case 'table':
      return element(
        'table',
        node.children.map(({ children }, row) =>
          element(
            'tablerow',
            children.map((cell) => tableCell(cell, row === 0)),
          ),
        ),
      );
    case 'blockquote':
      if (isNote(node)) return note(node.children);
      break;
  }
  throw unknown(node);
}

function listItem({ children }: { children: Nodes[] }, index: number): Node {
  const inner = children.flatMap((child) =>
    child.type === 'paragraph' ? child.children.flatMap(inlineOf()) : [blockOf(child)],
  );
  return element('listitem', inner, { value: index + 1 });
}

function tableCell({ children }: { children: Nodes[] }, header: boolean): Node {
  const paragraph = element('paragraph', children.flatMap(inlineOf()), { textFormat: 0, textStyle: '' });
  return element('tablecell', [paragraph], {
    headerState: header ? 1 : 0,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
  });
}

/** A margin note is a block inside the text. */
function note(children: Nodes[]): Node {
  const text = { root: element('root', children.map(blockOf)) };
  stripMark(text.root);
  const id = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 24);
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id, blockName: '', blockType: 'note', text },
  };
}

function stripMark(node: Node): void {
  const [first] = (node.children ?? []) as Node[];
  if (first?.type === 'text') first.text = String(first.text).replace(NOTE, '');
  else if (first) stripMark(first);
}

const inlineOf =
  (format = 0) =>
  (node: Nodes): Node[] => {
    switch (node.type) {
      case 'text':
        return words(node.value, format);
      case 'strong':
        return node.children.flatMap(inlineOf(format | BOLD));
      case 'emphasis':
        return node.children.flatMap(inlineOf(format | ITALIC));
      case 'inlineCode':
        return words(node.value, format | CODE);
      case 'break':
        return [{ type: 'linebreak', version: 1 }];
      case 'link':
        return [
          element('link', node.children.flatMap(inlineOf(format)), {
            fields: { linkType: 'custom', newTab: false, url: node.url },
            id: createHash('sha256').update(JSON.stringify(node)).digest('hex').slice(0, 24),
          }),
        ];
    }
    throw unknown(node);
  };

const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，！？」）]/u;

/** A line break in the source becomes a space, or nothing in languages without spaces. */
function words(value: string, format: number): Node[] {
  const text = value.replace(/(.)\n/gu, (_, last: string) => (NO_SPACES.test(last) ? last : `${last} `));
  return [{ type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }];
}

function element(type: string, children: Node[], more: Record<string, unknown> = {}): Node {
  return { type, version: 1, direction: 'ltr', format: '', indent: 0, children, ...more };
}

function unknown(node: Nodes): Error {
  return new Error(`The text editor has no ${node.type} (line ${node.position?.start.line}).`);
}
