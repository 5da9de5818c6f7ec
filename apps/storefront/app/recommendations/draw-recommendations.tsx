import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../page/request-context.ts';
import { type Drawn, drawPart } from '../drawn/draw-part.tsx';
import { loadRecommendations, type Place } from './load-recommendations.ts';
import { Recommendations } from './Recommendations.tsx';

/**
 * What editors recommend at a place, for a page that hydrates. If anything fails, the page is still shown: it is there for
 * a key, or for what a member has.
 * @param findHad pids of products that the visitor has
 */
export async function drawRecommendations(
  context: Readonly<RouterContextProvider>,
  place: Place,
  findHad: () => Promise<readonly string[]>,
): Promise<Drawn | undefined> {
  try {
    const recommended = await loadRecommendations(context, place, { had: await findHad() });
    return recommended && drawPart(context, <Recommendations recommended={recommended} />);
  } catch (error) {
    const { log } = context.get(servicesContext);
    log.error({ err: error, place }, 'recommendations could not be drawn');
    return undefined;
  }
}
