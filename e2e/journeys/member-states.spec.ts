import { expect, type Page } from '@playwright/test';
import { withoutTable } from '../programs.ts';
import { ready, visit } from '../ready.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { newMember } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SECTIONS = [
  ['My products', 'my_products'],
  ['Devices', 'devices'],
  ['Subscriptions', 'subscriptions'],
  ['Orders', 'orders'],
  ['Account', 'account'],
  ['Security', 'security'],
  ['Privacy', 'privacy'],
] as const;

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Sections/ }).getByRole('link', { name });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The only status element of the page's main part, as the browser exposes it to screen readers. */
async function statusInTree(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const upwards = (node: Node): Node[] => {
    const parent = byId.get(node.parentId ?? '');
    return parent ? [parent, ...upwards(parent)] : [];
  };
  const said = (node: Node): string =>
    node.role?.value === 'StaticText'
      ? String(node.name?.value)
      : (node.childIds ?? []).map((id) => said(byId.get(id) as Node)).join('');
  const is = (node: Node, name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  const found = nodes.filter(
    (node) =>
      node.role?.value === 'status' &&
      !node.ignored &&
      upwards(node).some(({ role }) => role?.value === 'main'),
  );
  expect(found).toHaveLength(1);
  const [status] = found as [Node];
  return {
    // It is announced only if it is the same element with another text.
    ...{ element: status.backendDOMNodeId, live: is(status, 'live'), text: said(status) },
    isWithinBusy: upwards(status).some((node) => is(node, 'busy')),
  };
}

test('while a section is on its way, what was clicked is marked and the page says so', async ({ page }) => {
  await newMember(page.request);
  await visit(page, '/member');
  let held = Promise.withResolvers<void>();
  await page.route(/\/member\.data/, async (route) => {
    // Holds every request, including those made in advance for a link under the pointer.
    await held.promise;
    // The page may have cancelled it.
    await route.continue().catch(() => {});
  });
  const status = main(page).getByRole('status');
  const quiet = await statusInTree(page);
  expect(quiet).toMatchObject({ live: 'polite', text: '', isWithinBusy: false });
  for (const [name] of [...SECTIONS, ['Overview']] as const) {
    held = Promise.withResolvers();
    await section(page, name).click();
    await expect(section(page, name)).toHaveAttribute('data-opening', 'true');
    await expect(status).toHaveText('Loading');
    await expect(main(page).locator('.centre-main')).toHaveAttribute('aria-busy', 'true');
    // The previous content can still be read, and left by another link.
    await expect(section(page, 'Security')).toBeEnabled();
    if (name === 'Orders') {
      expect(await statusInTree(page)).toEqual({ ...quiet, text: 'Loading' });
      await hasNoBarrier(page, 'member-loading');
    }
    held.resolve();
    await expect(section(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(title(page, name === 'Overview' ? 'Welcome.' : name)).toBeFocused();
    await expect(status).toHaveText('');
    await expect(main(page).locator('[aria-busy]')).toHaveCount(0);
    if (name === 'Orders') expect(await statusInTree(page)).toEqual(quiet);
  }
  // Behind a language's prefix, too.
  await visit(page, '/de/member');
  held = Promise.withResolvers();
  const devices = main(page).getByRole('link', { name: 'Geräte' });
  await devices.click();
  await expect(devices).toHaveAttribute('data-opening', 'true');
  await expect(status).toHaveText('Wird geladen');
  held.resolve();
  await expect(title(page, 'Geräte')).toBeFocused();
});

test('who has nothing yet is told what would be there, and the one thing to do', async ({ page }) => {
  await newMember(page.request);
  const looks = async (name: string) => hasNoBarrier(page, `member-new-${name}`);
  for (const [name, value] of SECTIONS) {
    await visit(page, `/member?a=${value}`);
    await expect(title(page, name)).toBeVisible();
    await looks(value);
    if (value === 'my_products') {
      await expect(main(page).getByRole('heading', { name: 'No licence yet' })).toBeVisible();
      await expect(
        main(page)
          .getByRole('link', { name: /^Free trial/ })
          .first(),
      ).toBeVisible();
    }
    if (value === 'devices' || value === 'orders') {
      await expect(main(page).getByRole('link', { name: 'See the products' })).toBeVisible();
    }
    if (value === 'subscriptions') {
      await expect(main(page).getByRole('heading', { name: 'No subscriptions' })).toBeVisible();
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a section that can’t be loaded says so in its place, and the others are there', async ({
      page,
      shop,
    }) => {
      await newMember(page.request);
      await visit(page, '/member?a=account');
      const failed = main(page).getByRole('alert').filter({ hasText: 'This can’t be shown right now' });
      await withoutTable(shop, 'orders', async () => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (/\/member(\.data)?\?.*a=orders/.test(request.url())) asked.push(request.url());
        });
        const answered = page.waitForResponse(/a=orders/);
        await section(page, 'Orders').click();
        expect((await answered).status()).toBe(500);
        await expect(failed).toBeVisible();
        expect(asked).toHaveLength(1);
        await expect(title(page, 'Orders')).toBeVisible();
        await ready(page);
        if (javaScriptEnabled) await hasNoBarrier(page, 'member-failed');
        // The overview has more content than the part that fails.
        await section(page, 'Overview').click();
        await expect(main(page).getByText('No licence yet')).toBeVisible();
        await expect(main(page).getByText('Your orders can’t be shown right now.')).toBeVisible();
        await section(page, 'Privacy').click();
        await expect(title(page, 'Privacy')).toBeVisible();
        expect((await visit(page, '/member?a=orders'))?.status()).toBe(500);
        await expect(failed).toBeVisible();
      });
      await main(page).getByRole('link', { name: 'Try again' }).click();
      await expect(failed).toHaveCount(0);
      await expect(title(page, 'Orders')).toBeVisible();
    });

    test('where subscriptions can’t be read, the overview and each other section are there', async ({
      page,
      shop,
    }) => {
      await newMember(page.request);
      await withoutTable(shop, 'subscriptions', async () => {
        expect((await visit(page, '/member'))?.status()).toBe(200);
        await expect(title(page, 'Your overview')).toBeVisible();
        await expect(
          main(page).getByText('We can’t show what needs your attention right now.'),
        ).toBeVisible();
        await expect(main(page).getByText('No licence yet')).toBeVisible();
        if (javaScriptEnabled) await hasNoBarrier(page, 'member-overview-partly');
        const failed = main(page).getByRole('alert').filter({ hasText: 'This can’t be shown right now' });
        for (const [name, value] of SECTIONS) {
          await visit(page, `/member?a=${value}`);
          await expect(title(page, name)).toBeVisible();
          // What an erasure would cancel can't be shown either.
          await expect(failed).toHaveCount(['subscriptions', 'privacy'].includes(value) ? 1 : 0);
        }
      });
    });
  });
}
