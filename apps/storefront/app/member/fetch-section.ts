import type { Locale } from '@spindle/platform/locales.ts';
import type { CentreSection } from '../../page/member-sections.ts';
import { fetchWords } from '../fetch-words.ts';
import { SECTION_WORDS } from './section-words.ts';

/** The code of each section, which comes when it is looked at. */
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
 * Fetches code and words of a section that somebody is about to open. What does not arrive is asked for again when the
 * section is drawn, which is where its failure is seen.
 */
export async function fetchSection(section: CentreSection, locale: Locale): Promise<void> {
  await Promise.allSettled([
    SECTION_CODE[section](),
    ...SECTION_WORDS[section].map((area) => fetchWords(locale, area)),
  ]);
}
