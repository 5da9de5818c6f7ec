import { Stylesheet } from '../ui/Stylesheet.tsx';
import type { Drawn } from './draw-part.tsx';

/** A part that the server has drawn, on a page that hydrates. */
export function DrawnPart({ drawn: { html, sheets }, className }: { drawn: Drawn; className?: string }) {
  return (
    <>
      {sheets.map((href) => (
        <Stylesheet key={href} href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it on the server, from our own component */}
      <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
