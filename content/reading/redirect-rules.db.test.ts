import { listenForPurges } from '@spindle/platform/purge.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import { ruleTagsOf } from '../publishing/rule-tags.ts';
import { cleanSearch } from '../search/parse-search.ts';
import { contentSettings, productData, testLog, testPayload } from '../testing/test-content.ts';
import { openContent } from './readers.ts';
import { ruleTag } from './written-rules.ts';

const { url, db } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
afterAll(() => content.close());

const save = (data: { from: string; to: string; permanent?: boolean }) =>
  payload.create({ collection: 'redirects', data: data as never });

test('a path has the rule that an editor has written, once its publication is announced', async () => {
  expect(await content.redirect('/old')).toBeNull();
  await save({ from: '/old', to: '/dvd-ripper' });
  const elsewhere = await save({ from: '/blog', to: 'https://blog.example/', permanent: false });
  content.purge(['redirects', ruleTag('/old')]);
  expect(await content.redirect('/old')).toEqual({ to: '/dvd-ripper', permanent: true });
  expect(await content.redirect('/blog')).toEqual({ to: 'https://blog.example/', permanent: false });
  expect(await content.redirect('/new')).toBeNull();
  await payload.delete({ collection: 'redirects', id: elsewhere.id });
  content.purgeAll();
  expect(await content.redirect('/blog')).toBeNull();
});

const product = (pid: string, data: Record<string, unknown>) =>
  payload.create({ collection: 'products', data: productData(pid, data) as never });
const page = (slug: string) =>
  payload.create({ collection: 'page-products', data: { slug, title: slug, _status: 'published' } });
const update = (id: number | string, data: object) =>
  payload.update({ collection: 'products', id, data: data as never });
/** Where visitors are redirected, read anew. */
const ledTo = (path: string) => {
  content.purgeAll();
  return content.redirect(path).then((rule) => rule?.to);
};

test('the pages of a product that is not sold any more lead to the one that took its place', async () => {
  await page('ai_suite');
  const successor = await product('62037', { slug: 'ai_suite' });
  const replaced = { redirect_products: [successor.id] };
  await product('712', { slug: 'suite_12', onSale: false, ...replaced });
  await product('643', replaced);
  content.purge(['products', ruleTag('/suite-12')]);
  expect(await content.redirect('/suite-12')).toEqual({ to: '/ai-suite', permanent: true });
  expect(await content.redirect('/suite-12/buy')).toEqual({ to: '/ai-suite', permanent: true });
  expect(await content.redirect('/dvd-ripper')).toBeNull();
  await save({ from: '/suite-12', to: '/store' });
  content.purge(['redirects']);
  expect(await content.redirect('/suite-12')).toEqual({ to: '/store', permanent: true });
});

test('a product is sold as long as one of its editions is', async () => {
  await page('photo_suite');
  const successor = await product('900', { slug: 'photo_suite' });
  const mac = { slug: 'photo_copy', system: 'mac', onSale: false, redirect_products: [successor.id] };
  await product('60901', mac);
  const win = await product('901', { slug: 'photo_copy' });
  expect([await ledTo('/photo-copy'), await ledTo('/photo-copy/buy')]).toEqual([undefined, undefined]);
  await update(win.id, { onSale: false, _status: 'published' });
  expect([await ledTo('/photo-copy'), await ledTo('/photo-copy/buy')]).toEqual([
    '/photo-suite',
    '/photo-suite',
  ]);
});

test('nobody is led to a product without a page, and its page makes the rule', async () => {
  const successor = await product('911', { slug: 'no_page' });
  await page('old_tool');
  await product('910', { slug: 'old_tool', onSale: false, redirect_products: [successor.id] });
  expect([await ledTo('/old-tool'), await content.replaced()]).toEqual([
    undefined,
    expect.not.arrayContaining(['/old-tool']),
  ]);
  const announced: string[] = [];
  const listening = Promise.withResolvers<void>();
  const purge = (tags: readonly string[]) => void announced.push(...tags);
  const listener = listenForPurges(url, testLog, { purge, purgeAll: listening.resolve });
  await listening.promise;
  await page('no_page');
  await expect.poll(() => announced).toEqual(expect.arrayContaining([ruleTag('/old-tool')]));
  await listener.close();
  expect(await ledTo('/old-tool')).toBe('/no-page');
  expect(await content.replaced()).toEqual(expect.arrayContaining(['/old-tool', '/old-tool/buy']));
  const asked = { text: cleanSearch('old_tool'), locale: 'en' as const, type: undefined, most: 20 };
  expect(await content.search(asked)).toEqual([]);
});

test('products can not take the place of each other', async () => {
  await page('one');
  await page('two');
  const one = await product('921', { slug: 'one', onSale: false });
  const two = await product('922', { slug: 'two', onSale: false, redirect_products: [one.id] });
  await product('60921', { slug: 'one', system: 'mac', onSale: false });
  const circle = update(one.id, { redirect_products: [two.id], _status: 'published' });
  await expect(circle).rejects.toMatchObject({
    data: {
      errors: [{ path: 'redirect_products', message: expect.stringContaining('922 leads back here') }],
    },
  });
  const itself = update(one.id, { redirect_products: [one.id], _status: 'published' });
  await expect(itself).rejects.toThrow('Replaced by');
  expect([await ledTo('/one'), await ledTo('/two')]).toEqual([undefined, '/one']);
});

test('a product that is not sold any more leads to the page of its successor, whatever that is called', async () => {
  const successor = await product('931', { slug: 'new_tool' });
  await payload.create({
    collection: 'page-products',
    data: {
      slug: 'the_better_tool',
      title: 'Better',
      product: [successor.id],
      _status: 'published',
    } as never,
  });
  await product('930', { slug: 'worse_tool', onSale: false, redirect_products: [successor.id] });
  expect(await ledTo('/worse-tool')).toBe('/the-better-tool');
  const about = { slug: 'the_better_tool', product: [successor.id] };
  expect(await db.transaction((tx) => ruleTagsOf(tx, 'page-products', about))).toContain(
    ruleTag('/worse-tool'),
  );
});

test('a page that is about products is deleted, and what led to it says that it is gone', async () => {
  const successor = await product('941', { slug: 'gone_tool' });
  const { id } = await page('gone_tool');
  await product('940', { slug: 'left_tool', onSale: false, redirect_products: [successor.id] });
  expect(await ledTo('/left-tool')).toBe('/gone-tool');
  await payload.delete({ collection: 'page-products', id });
  expect(await ledTo('/left-tool')).toBeNull();
});

test('where visitors are led follows which page is about a product', async () => {
  const successor = await product('951', { slug: 'next_tool' });
  await product('950', { slug: 'last_tool', onSale: false, redirect_products: [successor.id] });
  const { id } = await page('all_tools');
  expect(await ledTo('/last-tool')).toBeUndefined();
  const listening = Promise.withResolvers<void>();
  const listener = listenForPurges(url, testLog, { purge: content.purge, purgeAll: listening.resolve });
  await listening.promise;
  const about = { product: [successor.id], _status: 'published' };
  await payload.update({ collection: 'page-products', id, data: about as never });
  await expect.poll(() => content.redirect('/last-tool')).toMatchObject({ to: '/all-tools' });
  await listener.close();
});
