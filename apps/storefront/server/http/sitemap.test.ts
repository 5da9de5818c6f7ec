import type { AddressPartsQuery } from '@spindle/content/reading/address-parts.ts';
import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { sitemap } from './sitemap.ts';

const origin = 'https://shop.test';
const sites = [
  { locale: 'en', origin, prefix: '' },
  { locale: 'de', origin, prefix: '/de' },
];
const published = [
  { path: '/', locales: ['en', 'de'], changed: { en: '2026-11-20T08:00:00Z' } },
  { path: '/dvd', locales: ['en'], changed: {} },
  { path: '/exchange-code', locales: ['en', 'de'], changed: {} },
  { path: '/suite-12', locales: ['en', 'de'], changed: {} },
];
const shown = ({ without }: AddressPartsQuery) => published.filter(({ path }) => !without.includes(path));
const services = {
  config: {
    sites,
    pageOrigins: [origin],
    backendOrigins: {},
    authOrigins: {},
    noindexPaths: ['/exchange-code'],
  },
  content: {
    replaced: async () => ['/suite-12'],
    addressParts: {
      count: async (asked: AddressPartsQuery) => Math.ceil(shown(asked).length / asked.size),
      async *read(part: number, asked: AddressPartsQuery) {
        // Split into two parts, as if there were many addresses.
        const read = shown(asked).slice((part - 1) * asked.size, part * asked.size);
        yield read.slice(0, 1);
        yield read.slice(1);
      },
    },
  },
} as unknown as Services;
const ask = async (query: string, aFile?: number) => {
  const limits = aFile === undefined ? aFile : { alone: 0, withAlternates: aFile };
  const answer = await sitemap(services, limits).request(`/sitemap.xml${query}`, {
    headers: { host: 'shop.test' },
  });
  return { status: answer.status, xml: await answer.text() };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);

test('pages stand in it in the languages they have, with each other, and those that are hidden or lead elsewhere do not', async () => {
  const { xml } = await ask('');
  expect(locations(xml)).toEqual([`${origin}/`, `${origin}/de`, `${origin}/dvd`]);
  expect(xml).toContain(`hreflang="x-default" href="${origin}/"`);
  expect(xml.match(/<url><loc>https:\/\/shop\.test\/dvd<\/loc><\/url>/)).not.toBeNull();
});

test('a page says when it last changed in a language, where that is known', async () => {
  const { xml } = await ask('');
  const entries = xml.match(/<url>.*<\/url>/g) ?? [];
  expect(entries[0]).toContain(`<loc>${origin}/</loc><lastmod>2026-11-20T08:00:00Z</lastmod><xhtml:link`);
  expect(entries.slice(1).join()).not.toContain('lastmod');
});

test('what does not fit into one file is in several, which the first names', async () => {
  expect(locations((await ask('', 2)).xml)).toEqual([
    `${origin}/sitemap.xml?part=1`,
    `${origin}/sitemap.xml?part=2`,
  ]);
  expect(locations((await ask('?part=2', 2)).xml)).toEqual([`${origin}/dvd`]);
  for (const part of ['3', '-1', 'x', '1.5']) expect((await ask(`?part=${part}`, 2)).status).toBe(404);
});
