import { type HTMLAttributes, type ReactNode, use, useId } from 'react';
import { RenderingContext } from './page-state.ts';
import { Stylesheet } from './ui/Stylesheet.tsx';

/**
 * An element whose contents depend only on what they are rendered `from` (a document, a block, the words of an area), on
 * what is `given` beside it (prices, links), and on what all pages of a language share. Content pages render it once and
 * keep it for as long as that object exists. Contents that ask for something of their own page or visitor are detected,
 * and rendered each time.
 * @param given plain JSON: a part is kept for each
 */
export function Kept<Source extends object, Given = undefined>({
  as: Tag,
  draw: Part,
  from,
  given,
  ...attributes
}: {
  as: 'div' | 'figure' | 'footer' | 'li' | 'ol' | 'section' | 'ul';
  draw(props: { from: Source; given: Given }): ReactNode;
  from: Source;
} & (undefined extends Given ? { given?: Given } : { given: Given }) &
  HTMLAttributes<HTMLElement>) {
  const source = { from, given: given as Given };
  const id = useId();
  const part = use(RenderingContext)?.keep?.(Part, source);
  if (!part) {
    return (
      <Tag {...attributes}>
        <Part {...source} />
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
