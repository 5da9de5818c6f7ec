import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { OUTAGE_STYLE, outagePage } from './outage-page.ts';

test.each(ALL_LOCALES)(
  'in %s every reason has words of its own, the way home and the shop’s style',
  (locale) => {
    const pages = (['database', 'busy', 'loading', 'failed'] as const).map((outage) =>
      outagePage(outage, { locale, prefix: `/${locale}` }, 'help@shop.test'),
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
  const site = { locale: 'en', prefix: '' } as const;
  expect(outagePage('loading', site, '')).toContain('http-equiv="refresh"');
  for (const outage of ['database', 'busy', 'failed'] as const) {
    expect(outagePage(outage, site, '')).not.toContain('refresh');
  }
  expect(outagePage('busy', site, '')).not.toContain('database');
});
