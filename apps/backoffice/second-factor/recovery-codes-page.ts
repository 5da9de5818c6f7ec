import type { DeskWords } from '../desk/desk-words.ts';
import { shownOncePage } from '../shown-once-page.ts';

/**
 * The page that shows the recovery codes once. They hold only letters, digits and hyphens.
 * @param next the page to go on to, encoded as in a URL
 */
export function recoveryCodesPage(
  said: DeskWords['secondFactor'],
  locale: string,
  codes: readonly string[],
  next: string,
): Response {
  return shownOncePage({
    ...{ locale, title: said.codesTitle, about: said.codesAbout },
    shown: `<ul>${codes.map((code) => `<li><code>${code}</code></li>`).join('')}</ul>`,
    style: 'ul{columns:2;padding:0;list-style:none}code{font-size:1.1rem}',
    back: { href: next.replaceAll('&', '&amp;'), label: said.codesKept },
  });
}
