import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { FrameContent } from './Frame.tsx';
import { sameNavigation } from './navigation-sections.ts';

/**
 * What stands around a page. Each part that can't be loaded is logged and left out: a broken footer
 * document must not take the shop down.
 */
export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<FrameContent> {
  const { content, log } = context.get(servicesContext);
  const visit = context.get(requestContext);
  const options = { locale: visit.locale, draft: visit.preview };
  const part = async <Part extends { tags: string[] }>(name: string, load: Promise<Part | null>) => {
    try {
      const found = await load;
      for (const tag of found?.tags ?? [name]) visit.tags.add(tag);
      return found ?? undefined;
    } catch (error) {
      visit.incomplete = true;
      visit.tags.add(name);
      log.error({ err: error, part: name }, 'a part of the frame could not be loaded');
      return undefined;
    }
  };
  const navigationOf = (os: 'win' | 'mac') =>
    part('main-nav-pcs', content.read('main-nav-pcs', { ...options, where: { os } }));
  const [win, mac, footer, commons] = await Promise.all([
    navigationOf('win'),
    navigationOf('mac'),
    part('footer', content.read('footer', options)),
    part('page-commons', content.read('page-commons', options)),
  ]);
  if (!sameNavigation(win, mac, visit.page)) visit.bySystem = true;
  return { navigation: visit.os === 'mac' ? mac : win, footer, commons };
}
