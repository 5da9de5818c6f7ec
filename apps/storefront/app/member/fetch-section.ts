import type { Locale } from '@spindle/platform/locales.ts';
import { preload } from 'react-dom';
import type { CentreSection } from '../../page/member-sections.ts';
import { fetchWords } from '../fetch-words.ts';
import { SECTION_SHEETS } from './section-sheets.ts';
import { SECTION_WORDS } from './section-words.ts';

/** The code of each section, loaded when it is shown. */
export const SECTION_CODE = {
  overview: () => import('./overview/Overview.tsx'),
  my_products: () => import('./my-products/MyProducts.tsx'),
  devices: () => import('./devices/Devices.tsx'),
  subscriptions: () => import('./subscriptions/Subscriptions.tsx'),
  orders: () => import('./orders/Orders.tsx'),
  account: () => import('./account/Account.tsx'),
  security: () => import('./security/Security.tsx'),
  privacy: () => import('./privacy/Privacy.tsx'),
} satisfies Record<CentreSection, () => Promise<unknown>>;

/**
 * Fetches code, words and styles of a section that somebody is about to open. What does not arrive is requested again when
 * the section is rendered, which is where a failure shows.
 */
export async function fetchSection(section: CentreSection, locale: Locale): Promise<void> {
  for (const href of SECTION_SHEETS[section]) preload(href, { as: 'style' });
  await Promise.allSettled([
    SECTION_CODE[section](),
    ...SECTION_WORDS[section].map((area) => fetchWords(locale, area)),
  ]);
}
