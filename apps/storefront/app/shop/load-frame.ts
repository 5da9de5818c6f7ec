import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import type { FrameContent } from './Frame.tsx';
import { loadPart } from './load-part.ts';
import { sameNavigation } from './navigation-sections.ts';

/** What stands around a page: a broken footer document must not take the shop down. */
export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<FrameContent> {
  const visit = context.get(requestContext);
  const [win, mac, footer, commons] = await Promise.all([
    loadPart(context, 'main-nav-pcs', { os: 'win' }),
    loadPart(context, 'main-nav-pcs', { os: 'mac' }),
    loadPart(context, 'footer'),
    loadPart(context, 'page-commons'),
  ]);
  if (!sameNavigation(win, mac, visit.page)) visit.bySystem = true;
  return { navigation: visit.os === 'mac' ? mac : win, footer, commons };
}
