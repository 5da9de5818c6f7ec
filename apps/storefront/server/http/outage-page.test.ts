import { translator } from '@spindle/i18n/messages.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { describe, expect, test } from 'vitest';
import { outagePage } from './outage-page.ts';
import { OUTAGE_STYLE } from './stand-in.ts';

/** How each language tells visitors to go back in the browser. */
const BACK: Record<Locale, RegExp> = {
  en: /go back in your browser/,
  de: /im Browser zurück/,
  fr: /en arrière dans votre navigateur/,
  ja: /ブラウザーの「戻る」/,
  zh: /瀏覽器的「上一頁」/,
};
const NOTHING_LOST = /nothing is lost|nichts verloren|rien n’est perdu|失われることはありません|不會遺失/i;

test.each(ALL_LOCALES)(
  'in %s every reason has words of its own, the way home and the shop’s style',
  (locale) => {
    const pages = (['database', 'busy', 'loading', 'failed'] as const).map((outage) =>
      outagePage(
        outage,
        { locale, shopName: 'Spindle', prefix: `/${locale}` },
        { supportEmail: 'help@shop.test', method: 'GET' },
      ),
    );
    expect(new Set(pages.map((page) => /<h1>(.+)<\/h1>/.exec(page)?.[1])).size).toBe(4);
    for (const page of pages) {
      expect(page).toContain(`<html lang="${locale}`);
      expect(page).toContain(`href="/${locale}/"`);
      expect(page).toContain(`href="${OUTAGE_STYLE}"`);
      expect(page).not.toMatch(/[{}]|undefined/);
    }
  },
);

test('only what is being loaded asks again by itself: a form that was refused would be lost', () => {
  const site = { locale: 'en', shopName: 'Spindle', prefix: '' } as const;
  const read = { supportEmail: '', method: 'GET' };
  expect(outagePage('loading', site, read)).toContain('http-equiv="refresh"');
  for (const outage of ['database', 'busy', 'failed'] as const) {
    expect(outagePage(outage, site, read)).not.toContain('refresh');
  }
  expect(outagePage('busy', site, read)).not.toContain('database');
});

describe.each(ALL_LOCALES)('in %s', (locale) => {
  const draw = (outage: 'database' | 'busy', method: string) =>
    outagePage(outage, { locale, shopName: 'Spindle', prefix: '' }, { supportEmail: '', method });
  const again = translator(locale, 'outage')('again');
  const textOf = (page: string) => /<h1>.+<\/h1><p>(.+?)<\/p>/.exec(page)?.[1];

  test.each(['database', 'busy'] as const)(
    'a page that is refused (%s) is asked for again by a link',
    (outage) => {
      for (const method of ['GET', 'HEAD']) {
        expect(draw(outage, method)).toContain(`<p><a href="">${again}</a></p>`);
      }
    },
  );

  test.each(['database', 'busy'] as const)(
    'who sent a form that is refused (%s) reads how to send it again; a link would ask without what was typed',
    (outage) => {
      const page = draw(outage, 'POST');
      expect(page).not.toContain('<a href="">');
      expect(page).not.toContain(again);
      expect(page).not.toContain('<p></p>');
      expect(page).toContain('<a href="/">');
      expect(textOf(page)).toMatch(BACK[locale]);
      expect(textOf(page)).not.toMatch(NOTHING_LOST);
      expect(textOf(draw(outage, 'GET'))).not.toMatch(BACK[locale]);
    },
  );
});
