import { expect, type Page } from '@playwright/test';
import { backoffice, storefront } from '../addresses.ts';
import { type Document, deskOf, signIn, signInTo } from '../back-office.ts';
import { ready, visit } from '../ready.ts';
import { test } from '../test.ts';

const form = (collection: string, id: number, locale = 'en') =>
  `${backoffice}/admin/collections/${collection}/${id}?locale=${locale}`;

const titleField = (page: Page) => page.locator('#field-title');

/** Types a title, and waits until the form has autosaved it. */
async function write(page: Page, title: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'));
  await titleField(page).fill(title);
  expect((await saved).ok()).toBe(true);
}

test('the page beside the form follows what is written, in two languages', async ({ page, request }) => {
  await signInTo(page);
  const desk = deskOf(request, await signIn(request));
  const english = await desk.find('articles', 'dvd-subtitles');
  const { id } = english;
  const german = await desk.find('articles', 'dvd-subtitles', 'de');
  const shown = page.frameLocator('iframe#live-preview-iframe');
  const heading = shown.getByRole('heading', { level: 1 });
  const beside = (editViewType: 'live-preview' | 'default') =>
    desk.call('POST', 'payload-preferences/collection-articles', { value: { editViewType } });
  // Stored as the button above the form stores it.
  await beside('live-preview');
  try {
    await visit(page, form('articles', id));
    await expect(heading).toHaveText(english.title);
    // A preview has no visitor, so nobody is asked there.
    const consent = shown.locator('spindle-consent');
    await consent.evaluate(() => customElements.whenDefined('spindle-consent'));
    await expect(consent).toBeHidden();
    await write(page, 'Written in English');
    await expect(heading).toHaveText('Written in English');

    await visit(page, form('articles', id, 'de'));
    await expect(heading).toHaveText(german.title);
    await expect(shown.locator('html')).toHaveAttribute('lang', 'de');
    await write(page, 'Auf Deutsch geschrieben');
    await expect(heading).toHaveText('Auf Deutsch geschrieben');

    // Visitors see none of it.
    for (const [path, words] of [
      ['/dvd-subtitles', english.title],
      ['/de/dvd-subtitles', german.title],
    ]) {
      expect(await (await request.get(`${storefront}${path}`)).text()).toContain(words);
    }
  } finally {
    await desk.publish(`articles/${id}`, { title: english.title });
    await desk.publish(`articles/${id}`, { title: german.title }, 'de');
    await beside('default');
  }
});

test('what is written into two fields while the form saves itself stays in both', async ({
  page,
  request,
}) => {
  await signInTo(page);
  const desk = deskOf(request, await signIn(request));
  const english = await desk.find('articles', 'dvd-subtitles');
  const { id, title, summary } = english;
  const summaryField = page.locator('#field-summary');
  const saves = '**/api/articles/*autosave=true*';
  let answer = () => {};
  const written = new Promise<void>((resolve) => {
    answer = resolve;
  });
  try {
    await visit(page, form('articles', id));
    await page.route(saves, async (route) => {
      const response = await route.fetch();
      await written;
      await route.fulfill({ response });
    });
    const sent = page.waitForRequest(saves);
    await titleField(page).fill('Sent');
    await sent;
    await titleField(page).fill('Written since');
    await summaryField.fill('Also written since.');
    answer();
    const both = { title: 'Written since', summary: 'Also written since.' };
    await expect.poll(() => desk.find('articles', 'dvd-subtitles')).toMatchObject(both);
    await expect(titleField(page)).toHaveValue(both.title);
    await expect(summaryField).toHaveValue(both.summary);
  } finally {
    await desk.publish(`articles/${id}`, { title, summary });
  }
});

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

test('the form that schedules begins with publishing, also for a page that is published', async ({
  page,
  request,
}) => {
  await signInTo(page);
  const { id } = await deskOf(request, await signIn(request)).find('page-products', 'dvd_creator');
  await visit(page, form('page-products', id));
  await page.locator('#action-save-popup').getByRole('button').click();
  await page.locator('#schedule-publish').click();
  const choices = page.locator('.schedule-publish__type').getByRole('radio');
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toBeChecked();
  await expect(choices.last()).not.toBeChecked();
});

test('a price that is typed with a comma is kept with its decimals', async ({ page, request }) => {
  await signInTo(page);
  const desk = deskOf(request, await signIn(request));
  const kept = async () =>
    (await desk.find('products', 'dvd_creator')) as Document & { price: { usd: number }[] };
  const { id, price } = await kept();
  await visit(page, form('products', id));
  const dollars = page.locator('#field-price__0__usd');
  await dollars.press('ControlOrMeta+a');
  await dollars.pressSequentially('54,99');
  await page.locator('#action-save-draft').click();
  try {
    await expect.poll(async () => (await kept()).price[0]?.usd).toBe(54.99);
  } finally {
    await desk.publish(`products/${id}`, { price });
  }
});

test('a price that can be read in two ways is not published, and what was stored stays', async ({
  page,
  request,
}) => {
  await signInTo(page);
  const desk = deskOf(request, await signIn(request));
  const { id } = await desk.find('products', 'dvd_creator');
  await visit(page, form('products', id));
  const dollars = page.locator('#field-price__0__usd');
  const stored = await dollars.inputValue();
  await dollars.fill('1.054,99');
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'PATCH') sent += 1;
  });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Please correct invalid fields.')).toBeVisible();
  expect(sent).toBe(0);
  await dollars.fill(stored);
  await expect(page.locator('#action-save')).toBeVisible();
});

test('words are copied to another language, and go out in that one alone', async ({ page, request }) => {
  await signInTo(page);
  const desk = deskOf(request, await signIn(request));
  const { id, title } = await desk.find('articles', 'interlaced-dvd');
  const { title: germanTitle, summary, seo, blocks } = await desk.find('articles', 'interlaced-dvd', 'de');
  const html = async (path: string) => (await request.get(`${storefront}${path}`)).text();
  const written = 'Not published in English';
  await desk.call('PATCH', `articles/${id}?locale=en&draft=true`, { title: written, _status: 'draft' });
  try {
    await visit(page, form('articles', id));
    await page.locator('.doc-controls__popup').getByRole('button').click();
    await page.locator('#copy-locale-data__button').click();
    const copy = page.locator('.copy-locale-data');
    await copy.locator('#field-toLocale input').fill('Deutsch');
    await page.keyboard.press('Enter');
    await copy.getByRole('checkbox').check();
    await copy.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page).toHaveURL(/locale=de/);
    await expect(titleField(page)).toHaveValue(written);
    expect(await html('/de/interlaced-dvd')).toContain(germanTitle);

    await ready(page);
    await page.locator('#action-save-popup').getByRole('button').click();
    await page.locator('#publish-locale').click();
    await expect.poll(() => html('/de/interlaced-dvd')).toContain(written);
    const english = await html('/interlaced-dvd');
    expect(english).toContain(title);
    expect(english).not.toContain(written);
  } finally {
    await desk.publish(`articles/${id}`, { title });
    await desk.publish(`articles/${id}`, { title: germanTitle, summary, seo, blocks }, 'de');
  }
});
