import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { siteAt, sitesOf } from '@spindle/platform/sites.ts';
import { expect, test } from 'vitest';
import { contentTypes } from '../types/register.ts';
import { livePreview } from './live-preview.ts';
import { draftOf } from './preview.ts';

const secret = 'a secret for tests only, 32 characters and more';
const now = new Date('2026-11-20T12:00:00Z');
const sites = sitesOf(
  { locales: ALL_LOCALES, defaultLocale: 'en', shopName: 'Spindle' },
  'http://localhost:3000',
  {},
);
const preview = livePreview({ sites, secret }, { now: () => now });

type Asked = Parameters<Extract<typeof preview.url, (...args: never[]) => unknown>>[0];
const linkTo = (name: string, code: string, id: number | undefined = 12) =>
  typeof preview.url === 'function'
    ? preview.url({
        data: { id, slug: 'photo_tool', number: 7 },
        collectionConfig: { slug: name },
        locale: { code },
      } as never as Asked)
    : undefined;

test.each(contentTypes.filter(({ path }) => path).map(({ name, kind }) => [name, kind] as const))(
  'the link to a preview of %s is good for its draft on the page that the storefront finds there, in each language',
  (name, kind) => {
    for (const code of ALL_LOCALES) {
      const url = new URL(String(linkTo(name, code)));
      const { site, path } = siteAt(sites, url.origin, url.pathname);
      expect(site.locale).toBe(code);
      const page = { locale: site.locale, path };
      expect(draftOf(secret, url.searchParams.get('preview') ?? '', page, now)).toEqual({
        type: name,
        id: kind === 'collection' ? 12 : 0,
      });
    }
  },
);

test('what was not saved yet has no preview', () => {
  expect(linkTo('page-products', 'en', Number.NaN)).toBeNull();
});
