import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import { RenderingContext } from '../page-state.ts';

/** A part of a page, drawn on the server. */
export interface Drawn {
  html: string;
  sheets: readonly string[];
}

/**
 * Draws a part of a page that hydrates: otherwise the page would have to load the part's drawings and words as scripts,
 * for something that never changes by itself.
 */
export function drawPart(context: Readonly<RouterContextProvider>, part: ReactNode): Drawn {
  const { page, scripts } = context.get(requestContext);
  const sheets = new Set<string>();
  const html = renderToStaticMarkup(
    <RenderingContext
      value={{
        ...{ ...page, ...scripts, nonce: undefined, failed: false, modules: [] },
        ...{ onSystem() {}, onScript() {} },
        onSheet: (href) => void sheets.add(href),
      }}
    >
      {part}
    </RenderingContext>,
  );
  return { html, sheets: [...sheets] };
}
