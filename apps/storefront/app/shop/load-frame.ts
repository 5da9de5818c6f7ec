import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import type { RouterContextProvider } from 'react-router';
import type { SitePaths } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import type { FrameContent } from './Frame.tsx';
import { loadPart } from './load-part.ts';
import { sameNavigation } from './navigation-sections.ts';

/** Navigations that have been compared: a document is the same object until it changes. */
const compared = new WeakMap<Navigation, { mac: Navigation | undefined; same: boolean }>();

function isSame(win: Navigation | undefined, mac: Navigation | undefined, site: SitePaths): boolean {
  const known = win && compared.get(win);
  if (known && known.mac === mac) return known.same;
  const same = sameNavigation(win, mac, site);
  if (win) compared.set(win, { mac, same });
  return same;
}

/** What is around a page: a broken footer document must not take the shop down. */
export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<FrameContent> {
  const visit = context.get(requestContext);
  const [win, mac, footer, commons] = await Promise.all([
    loadPart(context, 'main-nav-pcs', { os: 'win' }),
    loadPart(context, 'main-nav-pcs', { os: 'mac' }),
    loadPart(context, 'footer'),
    loadPart(context, 'page-commons'),
  ]);
  if (!isSame(win, mac, visit.page)) visit.bySystem = true;
  return { navigation: visit.os === 'mac' ? mac : win, footer, commons };
}
