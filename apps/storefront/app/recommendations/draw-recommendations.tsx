import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { RenderingContext } from '../page-state.ts';
import { loadRecommendations, type Place, type Recommended } from './load-recommendations.ts';
import { Recommendations } from './Recommendations.tsx';

/** Recommendations rendered on the server, for pages that hydrate. */
export interface Drawn {
  html: string;
  sheets: readonly string[];
}

/**
 * What editors recommend at a place, rendered for a page that hydrates: otherwise the page would have to load the boxes,
 * their drawings and their words as scripts, for something that never changes. If anything fails, the page is still
 * shown: it is there for a key, or for what a member has.
 * @param findHad pids of products that the visitor has
 */
export async function drawRecommendations(
  context: Readonly<RouterContextProvider>,
  place: Place,
  findHad: () => Promise<readonly string[]>,
): Promise<Drawn | undefined> {
  try {
    const recommended = await loadRecommendations(context, place, { had: await findHad() });
    return recommended && draw(context, recommended);
  } catch (error) {
    const { log } = context.get(servicesContext);
    log.error({ err: error, place }, 'recommendations could not be drawn');
    return undefined;
  }
}

function draw(context: Readonly<RouterContextProvider>, recommended: Recommended): Drawn {
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
      <Recommendations recommended={recommended} />
    </RenderingContext>,
  );
  return { html, sheets: [...sheets] };
}
