import { expect } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { visit } from '../ready.ts';
import { watchErrors } from '../shop.ts';
import { test } from '../test.ts';

for (const { host, sample, player } of [
  { host: 'YouTube', sample: 'video full', player: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa' },
  { host: 'Vimeo', sample: 'video long words', player: 'https://player.vimeo.com/video/76979871' },
]) {
  test(`a film on ${host} is asked for by a click and not before, and the content policy lets it in`, async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== storefront) elsewhere.push(request.url());
    });
    await page.route(`${new URL(player).origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The film plays.</p>' }),
    );
    const errors = watchErrors(page);

    const response = await visit(page, '/dev/blocks?block=video');
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    const film = page.locator(`[data-sample="${sample}"]`);
    const play = film.locator('a[data-src]');
    await play.scrollIntoViewIfNeeded();
    await play.hover();
    await play.focus();
    expect(elsewhere).toEqual([]);

    await page.keyboard.press('Enter');
    const frame = film.locator('iframe');
    await expect(frame.contentFrame().getByText('The film plays.')).toBeVisible();
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('title', /./);
    expect(elsewhere.map((url) => url.split('?')[0])).toEqual([player]);
    expect(errors).toEqual([]);
  });
}

test('a film elsewhere than on the hosts of players is not let in', async ({ page }) => {
  await visit(page, '/dev/blocks?block=video');
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          resolve(`${effectiveDirective} ${blockedURI}`),
        );
        const frame = document.createElement('iframe');
        frame.src = 'https://films.test/embed/1';
        document.body.append(frame);
      }),
  );
  expect(await refused).toMatch(/^frame-src https:\/\/films\.test/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a film is a link to where it is seen', async ({ page }) => {
    await visit(page, '/dev/blocks?block=video');
    await expect(page.locator('[data-sample="video full"] a[data-src]')).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    );
  });
});
