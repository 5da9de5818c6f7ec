import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { type Refusal, refusalPage } from './refusal-page.ts';
import { OUTAGE_STYLE } from './stand-in.ts';

const STATUSES = [400, 403, 404, 405, 408, 413, 429, 431] as const;
const OF_FILES = ['wrongLink', 'linkEnded', 'withdrawn', 'unreadable'] as const;
const ALL: readonly Refusal[] = [...STATUSES, ...OF_FILES];
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each(ALL_LOCALES)('in %s people read every refusal in words of its own, with the way home', (locale) => {
  const pages = ALL.map((refusal) =>
    refusalPage(refusal, { site: { locale, shopName: 'Spindle', prefix: `/${locale}` }, accept: BROWSER }),
  );
  expect(new Set(pages.map((page) => /<h1>(.+)<\/h1>/.exec(page)?.[1])).size).toBe(ALL.length);
  expect(new Set(pages.map((page) => /<\/h1><p>(.+?)<\/p>/.exec(page)?.[1])).size).toBe(ALL.length);
  for (const page of pages) {
    expect(page).toContain(`<html lang="${locale}`);
    expect(page).toContain(`href="/${locale}/"`);
    expect(page).toContain(`href="${OUTAGE_STYLE}"`);
    expect(page).not.toMatch(/[{}]|undefined/);
  }
});

test.each([undefined, null, '', '*/*', 'application/json', 'image/avif,image/webp,*/*;q=0.8'])(
  'who asks for %j gets the bare words, whatever the language',
  (accept) => {
    const words = STATUSES.map((status) =>
      refusalPage(status, { site: { locale: 'ja', shopName: 'Spindle', prefix: '/ja' }, accept }),
    );
    expect(words[0]).toBe(
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bad request</title><h1>Bad request</h1><p>This address or request could not be understood.</p><p><a href="/">Spindle</a></p></html>',
    );
    for (const word of words) expect(word).not.toContain('stylesheet');
  },
);

test.each([BROWSER, '*/*'])('a shop’s name is text in what is refused, asked for as %s', (accept) => {
  const site = { locale: 'de', shopName: 'Müller & Söhne <b>"Disc"</b>', prefix: '/de' } as const;
  const page = refusalPage(404, { site, accept });
  expect(page).toContain('Müller &amp; Söhne &lt;b&gt;&quot;Disc&quot;&lt;/b&gt;</a>');
  expect(page).not.toContain('<b>');
});
