import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { backoffice } from '../addresses.ts';
import { deskOf, signIn, signInTo } from '../back-office.ts';
import { ready, reload, visit } from '../ready.ts';
import { newAddress, staff } from '../shop.ts';
import { test } from '../test.ts';

const titleField = (page: Page) => page.locator('#field-title');
/**
 * Types a title until the form has tried to save it itself: a form that is still being set up loses what was typed.
 * @returns the status of the answer
 */
async function write(page: Page, title: string): Promise<number> {
  const answers: number[] = [];
  const note = (response: Response) => {
    if (response.url().includes('autosave=true')) answers.push(response.status());
  };
  page.on('response', note);
  await expect(async () => {
    await titleField(page).fill(title);
    expect(answers).not.toEqual([]);
  }).toPass();
  page.off('response', note);
  return answers[0] ?? 0;
}

/** A new page, and a second editor in another browser. */
async function begin(request: APIRequestContext, second: BrowserContext) {
  const desk = deskOf(request, await signIn(request));
  const ben = { email: newAddress(), password: 'a second editor’s password' };
  await desk.call('POST', 'staff', { ...ben, role: 'editor', currentPassword: staff.password });
  const slug = `two_editors_${randomUUID().slice(0, 8)}`;
  const made = await desk.call('POST', 'page-products?locale=en', {
    slug,
    title: 'Before both',
    // It stays, and no link leads to it: the crawl must not find it in the sitemap.
    shown: false,
    _status: 'published',
  });
  const { id } = made.doc as { id: number };
  const page = await second.newPage();
  await signInTo(page, ben);
  return { desk, id, ben: page, url: `${backoffice}/admin/collections/page-products/${id}?locale=en` };
}

test('the second editor of a document is told who writes in it, and has it once they leave', async ({
  page: anna,
  browser,
  request,
}) => {
  const context = await browser.newContext();
  const { desk, ben, id, url } = await begin(request, context);
  await signInTo(anna);
  await visit(anna, url);
  expect(await write(anna, 'Anna’s words')).toBe(200);

  await visit(ben, url);
  const told = ben.getByRole('dialog').filter({ hasText: 'is currently editing this document' });
  await expect(told).toContainText(staff.email);
  await told.getByRole('button', { name: 'View read-only' }).click();
  await expect(told).toBeHidden();
  await expect(titleField(ben)).toHaveValue('Anna’s words');
  await expect(titleField(ben)).toBeDisabled();

  await visit(anna, `${backoffice}/admin`);
  const held = `payload-locked-documents?where[document.value][equals]=${id}`;
  await expect.poll(async () => (await desk.call('GET', held)).totalDocs).toBe(0);
  await reload(ben);
  await expect(titleField(ben)).toBeEnabled();
  await expect(told).toBeHidden();
  expect(await write(ben, 'Ben’s words')).toBe(200);
  await context.close();
});

test('a form that is older than what somebody else has published undoes nothing', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext();
  const { desk, ben, id, url } = await begin(request, context);
  await visit(ben, url);
  await expect(titleField(ben)).toHaveValue('Before both');
  await desk.publish(`page-products/${id}`, { title: 'Published meanwhile' });

  expect(await write(ben, 'Written on what was before')).toBe(409);
  await expect(ben.getByText(`${staff.email} has changed this document`).first()).toBeVisible();
  const stored = await desk.call('GET', `page-products/${id}?draft=true&locale=en`);
  expect(stored.title).toBe('Published meanwhile');

  ben.on('dialog', (leave) => leave.accept());
  await ben.reload();
  await ready(ben);
  await expect(titleField(ben)).toHaveValue('Published meanwhile');
  expect(await write(ben, 'Written on what is there')).toBe(200);
  await context.close();
});
