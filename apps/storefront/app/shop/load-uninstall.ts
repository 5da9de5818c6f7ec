import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { RouterContextProvider } from 'react-router';
import { loadRecommendations } from '../recommendations/load-recommendations.ts';
import type { ShopPage } from './load-page.ts';
import { servicePage } from './load-plain.ts';

export type UninstallPage = Awaited<ReturnType<typeof uninstallPage>>;

/** The data of the one service page without a form: the others have routes of their own. */
export async function uninstallPage(
  context: Readonly<RouterContextProvider>,
  shown: ShopPage<DocumentOf<'page-services'>>,
) {
  const recommended = await loadRecommendations(context, 'uninstall', { selling: shown.selling });
  return { ...servicePage(context, shown), recommended };
}
