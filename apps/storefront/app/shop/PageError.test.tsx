import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { isPlainStatus, PlainErrorScreen } from './PlainErrorScreen.tsx';
import type { NotFoundContent } from './page-not-found.ts';

const nothing: NotFoundContent = {
  frame: { navigation: undefined, footer: undefined, commons: undefined },
  blocks: [],
  selling: { offers: {}, currency: 'USD' },
  recommended: undefined,
};

describe('error pages', () => {
  it('says which page was not found (spec §2)', async () => {
    const html = await renderForTest(<NotFoundScreen content={nothing} />, { path: '/no-such-page' });
    expect(html).toContain('Page Not Found: /no-such-page</h1>');
  });

  it.each(['ja', 'zh'] as const)('keeps a path apart from the words before it in %s', async (locale) => {
    const html = await renderForTest(<NotFoundScreen content={nothing} />, { locale, path: '/nope/here' });
    expect(html).toMatch(/：<span class="inline-block">\/nope\/here<\/span><\/h1>/);
  });

  it('writes a path as text, whatever it holds', async () => {
    const html = await renderForTest(<NotFoundScreen content={nothing} />, {
      path: '/<img src=x onerror=a>',
    });
    expect(html).not.toContain('<img');
  });

  it('has the maintenance page in the words of the specification, with the support address', async () => {
    const html = await renderForTest(<MaintenanceScreen />);
    expect(html).toContain('Get Ready... Something Really Cool Is Coming Soon</h1>');
    expect(html).toContain('Our website now is in maintenance mode, we will come back very soon.');
    expect(html).toContain('href="mailto:support@spindle.test"');
    // What the tracker reports.
    expect(html).toContain('data-trace="page_server_error"');
  });

  it.each([400, 403, 413, 429] as const)('has one plain sentence for %i', async (status) => {
    const html = await renderForTest(<PlainErrorScreen status={status} />, { locale: 'ja' });
    expect(html).toContain(`>${status}</p>`);
  });

  it('leaves every other status to the maintenance page', () => {
    expect([401, 404, 500, 503].some(isPlainStatus)).toBe(false);
  });
});
