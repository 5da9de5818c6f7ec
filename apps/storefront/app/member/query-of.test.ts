import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { sitesOf } from '@spindle/platform/sites.ts';
import { createMemoryRouter, createPath } from 'react-router';
import { expect, test } from 'vitest';
import { linksFor } from '../../page/links.ts';
import { queryOf } from './query-of.ts';

const sites = sitesOf(
  { locales: ALL_LOCALES, defaultLocale: 'en', shopName: 'Spindle' },
  'https://spindle.test',
  {},
  '.html',
);

test.each(sites.map((site) => [site.locale, site] as const))(
  'the router goes within the member area by the query, in %s',
  async (_locale, site) => {
    const links = linksFor(site);
    const router = createMemoryRouter([{ path: '/member.html' }], {
      basename: site.prefix || '/',
      initialEntries: [links.member('login')],
    });
    for (const href of [links.security('confirm'), links.member(), links.member('orders')]) {
      await router.navigate(queryOf(href));
      expect(createPath(router.state.location)).toBe(href);
      expect(router.state.errors).toBeNull();
    }
  },
);
