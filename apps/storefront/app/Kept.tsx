import { type ComponentType, type HTMLAttributes, use, useId } from 'react';
import { RenderingContext } from './page-state.ts';
import { Stylesheet } from './ui/Stylesheet.tsx';

/**
 * An element whose contents depend only on what they are rendered `from` (a document, a block, the words of an area) and
 * on what all pages of a language share. Content pages render it once and keep it for as long as that object exists.
 * Contents that ask for something of their own page or visitor are detected, and rendered each time.
 */
export function Kept<Source extends object>({
  as: Tag,
  draw: Part,
  from,
  ...attributes
}: {
  as: 'div' | 'figure' | 'footer' | 'ol' | 'section' | 'ul';
  draw: ComponentType<{ from: Source }>;
  from: Source;
} & HTMLAttributes<HTMLElement>) {
  const id = useId();
  const part = use(RenderingContext)?.keep?.(Part, from);
  if (!part) {
    return (
      <Tag {...attributes}>
        <Part from={from} />
      </Tag>
    );
  }
  return (
    <>
      {part.sheets.map((href) => (
        <Stylesheet key={href} href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it from these very components */}
      <Tag {...attributes} dangerouslySetInnerHTML={{ __html: part.html(id) }} />
    </>
  );
}
