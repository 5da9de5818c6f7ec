import type { RichTextNode } from '@spindle/content/blocks/rich-text/block.ts';
import { Fragment, type ReactNode } from 'react';
import { usePageState } from '../page-state.ts';
import { cmsHref } from '../shop/cms-link.ts';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockProps } from './block-props.ts';
import { headingId, wordsOfNode } from './headings.ts';
import styles from './RichText.css?url';

/** Running text as the editor stores it. Only nodes that this file names are rendered, so no code can get in. */
export function RichText({ block }: BlockProps<'blocks.rich-text'>) {
  return (
    <Section id={block.anchorId}>
      <Stylesheet href={styles} />
      <Prose>
        <RunningText nodes={block.body.root.children} />
      </Prose>
    </Section>
  );
}

/** The nodes of a text, of which only known kinds are drawn. */
export function RunningText({ nodes }: { nodes: readonly RichTextNode[] | undefined }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: text never moves after it is drawn
  return nodes?.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { node: RichTextNode }): ReactNode {
  const children = <RunningText nodes={node.children} />;
  switch (node.type) {
    case 'paragraph':
      return <p>{children}</p>;
    case 'heading':
      return node.tag === 'h3' ? (
        <h3>{children}</h3>
      ) : (
        <h2 id={headingId(wordsOfNode(node)) || undefined}>{children}</h2>
      );
    case 'list':
      return node.listType === 'number' ? <ol>{children}</ol> : <ul>{children}</ul>;
    case 'listitem':
      return <li>{children}</li>;
    case 'quote':
      return <blockquote>{children}</blockquote>;
    case 'linebreak':
      return <br />;
    case 'link':
    case 'autolink':
      return <TextLink node={node}>{children}</TextLink>;
    case 'table':
      return <Table rows={node.children ?? []} />;
    case 'block':
      return <MarginNote node={node} />;
    case 'text':
      return formatted(String(node.text ?? ''), Number(node.format ?? 0));
    default:
      return null;
  }
}

/** The first row names the columns; the others begin with what they are about. */
function Table({ rows: [head, ...rows] }: { rows: readonly RichTextNode[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="prose-table scroll-edges" aria-label={head && wordsOfCells(head)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.children?.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: text never moves after it is drawn
              <th key={index} scope="col">
                <CellText cell={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: text never moves after it is drawn
            <TableRow key={index} cells={row.children ?? []} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TableRow({ cells: [first, ...others] }: { cells: readonly RichTextNode[] }) {
  return (
    <tr>
      {first && (
        <th scope="row">
          <CellText cell={first} />
        </th>
      )}
      {others.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text never moves after it is drawn
        <td key={index}>
          <CellText cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** The columns' names, which name the table. */
function wordsOfCells({ children = [] }: RichTextNode): string {
  return children.map(wordsOfNode).filter(Boolean).join(', ');
}

/** A cell holds paragraphs, of which there is one. */
function CellText({ cell }: { cell: RichTextNode }) {
  return <RunningText nodes={cell.children?.flatMap((paragraph) => paragraph.children ?? [])} />;
}

function MarginNote({ node }: { node: RichTextNode }) {
  const note = node.fields as { __component?: unknown; text?: { root?: RichTextNode } } | undefined;
  if (note?.__component !== 'blocks.note') return null;
  return (
    <aside className="prose-note">
      <RunningText nodes={note.text?.root?.children} />
    </aside>
  );
}

function TextLink({ node, children }: { node: RichTextNode; children: ReactNode }) {
  const page = usePageState();
  const fields = node.fields as { url?: unknown } | undefined;
  const href = cmsHref(typeof fields?.url === 'string' ? fields.url : undefined, page);
  return href ? <a href={href}>{children}</a> : children;
}

/** Lexical keeps the formats of a text as bits. */
function formatted(text: string, format: number): ReactNode {
  let drawn = unbroken(text);
  if (format & 16) drawn = <code>{drawn}</code>;
  if (format & 2) drawn = <em>{drawn}</em>;
  if (format & 1) drawn = <strong>{drawn}</strong>;
  return <Fragment>{drawn}</Fragment>;
}
