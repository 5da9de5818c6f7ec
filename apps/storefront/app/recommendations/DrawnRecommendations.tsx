import { Stylesheet } from '../ui/Stylesheet.tsx';
import type { Drawn } from './draw-recommendations.tsx';

/** Recommendations on a page that hydrates. */
export function DrawnRecommendations({ drawn: { html, sheets } }: { drawn: Drawn }) {
  return (
    <>
      {sheets.map((href) => (
        <Stylesheet key={href} href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it on the server, from our own component */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
