import { use } from 'react';
import { seoScriptOf } from '../page/route-handle.ts';
import { RenderingContext } from './page-state.ts';

/**
 * The script of the page's document, the only code that comes from the content system. Content pages allow it by its
 * hash, hydrated ones by their nonce. It runs when the document is loaded, not at navigations within it.
 */
export function SeoScript({ matches }: { matches: Parameters<typeof seoScriptOf>[0] }) {
  const rendering = use(RenderingContext);
  const code = seoScriptOf(matches);
  if (!code) return null;
  rendering?.onScript(code);
  return (
    <script
      nonce={rendering?.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by an admin, who may; nothing in it ends the element
      dangerouslySetInnerHTML={{ __html: code }}
      suppressHydrationWarning
    />
  );
}
