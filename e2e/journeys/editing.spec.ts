import { expect, type Page } from '@playwright/test';
import { backoffice, storefront } from '../addresses.ts';
import { deskOf, signIn, signInTo } from '../back-office.ts';
import { ready, visit } from '../ready.ts';
import { test } from '../test.ts';

const form = (collection: string, id: number, locale = 'en') =>
  `${backoffice}/admin/collections/${collection}/${id}?locale=${locale}`;

const titleField = (page: Page) => page.locator('#field-title');

test('a document says where it is used, and leads there', async ({ page, request }) => {
  await signInTo(page);
  const { id } = await deskOf(request, await signIn(request)).find('articles', 'dvd-capacity');
  await visit(page, form('articles', id));
  const places = page.locator('.beside', { hasText: 'Used on' }).getByRole('link');
  await expect(places).not.toHaveCount(0);
  const title = await places.first().innerText();
  await places.first().click();
  await expect(page).not.toHaveURL(form('articles', id));
  await ready(page);
  await expect(titleField(page)).toHaveValue(title);
});

test('a block that is new in English is said to be missing in German, and leads there', async ({
  page,
  request,
}) => {
  await signInTo(page);
  const desk = deskOf(request, await signIn(request));
  const { id, blocks } = await desk.find('page-products', 'dvd_creator');
  const added = [...(blocks as object[]), { blockType: 'quiet-sentence', text: 'New in English.' }];
  const html = async (path: string) => (await request.get(`${storefront}${path}`)).text();
  await desk.publish(`page-products/${id}`, { blocks: added });
  try {
    await expect.poll(() => html('/dvd-creator')).toContain('New in English.');
    expect(await html('/de/dvd-creator')).not.toContain('New in English.');

    await visit(page, form('page-products', id));
    const german = page
      .locator('.beside', { hasText: 'Other languages' })
      .locator('li', { hasText: 'Deutsch' });
    await expect(german).toContainText('lacks 1 text');
    await german.getByRole('link').click();
    await expect(page).toHaveURL(/locale=de/);
    await ready(page);
    await expect(titleField(page)).not.toHaveValue('');
  } finally {
    await desk.publish(`page-products/${id}`, { blocks });
  }
});

test('a version that is restored is what visitors see', async ({ page, request }) => {
  await signInTo(page);
  const desk = deskOf(request, await signIn(request));
  const { id, title } = await desk.find('page-products', 'dvd_creator');
  const html = async () => (await request.get(`${storefront}/dvd-creator`)).text();
  await desk.publish(`page-products/${id}`, { title: 'Not for long' });
  await expect.poll(html).toContain('<title>Not for long');
  try {
    await visit(page, `${backoffice}/admin/collections/page-products/${id}/versions`);
    const older = page.locator('tbody tr').nth(1).getByRole('link').first();
    await older.click();
    await ready(page);
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Confirm/ })
      .click();
    await expect.poll(html).toContain(`<title>${title}`);
  } finally {
    await desk.publish(`page-products/${id}`, { title });
  }
});
