import { expect } from '@playwright/test';
import { backoffice, collector, storefront } from '../addresses.ts';
import { signIn } from '../back-office.ts';
import { visit } from '../ready.ts';
import { staff } from '../shop.ts';
import { test } from '../test.ts';
import { keepPicture } from './keep-picture.ts';

interface Price {
  key: string;
  usd: number;
}

test('every program keeps an idle connection longer than a proxy does, which else sends on one that ends', async ({
  request,
}) => {
  for (const program of [storefront, backoffice, collector]) {
    const { 'keep-alive': kept = '' } = (await request.get(`${program}/readyz`)).headers();
    expect(Number(/timeout=(\d+)/.exec(kept)?.[1]), program).toBeGreaterThan(60);
  }
});

test('a published price is on the pages and in the checkout at once', async ({ request }) => {
  const headers = await signIn(request);
  const found = await request.get(`${backoffice}/api/products`, {
    headers,
    params: { 'where[pid][equals]': '60646', depth: 0, locale: 'en' },
  });
  const { docs } = (await found.json()) as { docs: { id: number; price: Price[] }[] };
  const [product] = docs;
  if (!product) throw new Error('the demo shop has no product 60646');

  const buyPage = async () => (await request.get(`${storefront}/blu-ray-ripper/buy`)).text();
  const checkoutPage = async () =>
    (await request.get(`${storefront}/checkout?pid=60646&opt60646=LFT`)).text();
  const publish = async (usd: number, status: 'published' | 'draft') => {
    const price = product.price.map((row) => (row.key === 'LFT' ? { ...row, usd } : row));
    const response = await request.patch(`${backoffice}/api/products/${product.id}`, {
      headers,
      params: { locale: 'en', ...(status === 'draft' && { draft: 'true' }) },
      data: { price, _status: status },
    });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const before = product.price.find(({ key }) => key === 'LFT')?.usd ?? 0;

  // A draft changes nothing that a visitor sees or pays.
  await publish(77.77, 'draft');
  expect(await checkoutPage()).not.toContain('77.77');

  try {
    expect(await buyPage()).not.toContain('71.23');
    await publish(71.23, 'published');
    // Without the announcement the page would be kept for minutes.
    await expect.poll(buyPage, { intervals: [20] }).toContain('71.23');
    expect(await checkoutPage()).toContain('71.23');
  } finally {
    await publish(before, 'published');
  }
});

test('an unpublished product page is not found, and comes back', async ({ request }) => {
  const headers = await signIn(request);
  const found = await request.get(`${backoffice}/api/page-buys`, {
    headers,
    params: { 'where[slug][equals]': 'blu_ray_ripper', depth: 0, locale: 'en' },
  });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const [page] = docs;
  if (!page) throw new Error('the demo shop has no buy page for blu_ray_ripper');
  const set = (status: string) =>
    request.patch(`${backoffice}/api/page-buys/${page.id}?locale=en`, { headers, data: { _status: status } });
  const status = async () => (await request.get(`${storefront}/blu-ray-ripper/buy`)).status();

  expect(await status()).toBe(200);
  try {
    expect((await set('draft')).ok()).toBe(true);
    await expect.poll(status).toBe(404);
  } finally {
    await set('published');
  }
  await expect.poll(status).toBe(200);
});

test('an article shows its renamed category at once, and is not found once it is unpublished', async ({
  request,
}) => {
  const headers = await signIn(request);
  const article = async () => request.get(`${storefront}/dvd-capacity`);
  const text = async () => (await article()).text();
  const status = async () => (await article()).status();
  const call = await request.get(`${storefront}/api/cms/articles?filters[slug][$eq]=dvd-capacity`);
  const { data } = (await call.json()) as {
    data: [{ id: number; category: { id: number; title: string } }];
  };
  const [{ id, category }] = data;
  const change = (path: string, fields: object) =>
    request.patch(`${backoffice}/api/${path}?locale=en`, {
      headers,
      data: { _status: 'published', ...fields },
    });

  expect(await text()).not.toContain('Round things');
  try {
    await change(`article-categories/${category.id}`, { title: 'Round things' });
    // Without the announcement the page would be kept for minutes.
    await expect.poll(text, { intervals: [20] }).toContain('Round things');
  } finally {
    await change(`article-categories/${category.id}`, { title: category.title });
  }
  try {
    expect((await change(`articles/${id}`, { _status: 'draft' })).ok()).toBe(true);
    await expect.poll(status, { intervals: [20] }).toBe(404);
    expect(await (await request.get(`${storefront}/sitemap.xml`)).text()).not.toContain('/dvd-capacity<');
  } finally {
    await change(`articles/${id}`, {});
  }
  await expect.poll(status).toBe(200);
  expect(await (await request.get(`${storefront}/sitemap.xml`)).text()).toContain('/dvd-capacity<');
});

test('the staff desk opens and shows visits, buys and revenue', async ({ page }) => {
  await visit(page, `${backoffice}/admin`);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Visits').first()).toBeVisible();
  await expect(page.getByText('Revenue').first()).toBeVisible();
  await keepPicture(page, 'dashboard');
});
