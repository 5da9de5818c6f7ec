import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import { contentSettings, productData, testLog, testPayload } from '../testing/test-content.ts';
import { openContent } from './readers.ts';
import { ruleTag } from './redirect-rules.ts';

const { url } = await testDatabase();
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

test('the pages of a product that is not sold any more lead to the one that took its place', async () => {
  const publish = (data: Record<string, unknown>) =>
    payload.create({ collection: 'products', data: data as never });
  const successor = await publish(productData('62037', { slug: 'ai_suite' }));
  const replaced = { redirect_products: [successor.id] };
  await publish(productData('712', { slug: 'suite_12', onSale: false, ...replaced }));
  await publish(productData('643', replaced));
  content.purge(['products', ruleTag('/suite-12')]);
  expect(await content.redirect('/suite-12')).toEqual({ to: '/ai-suite', permanent: true });
  expect(await content.redirect('/suite-12/buy')).toEqual({ to: '/ai-suite', permanent: true });
  expect(await content.redirect('/dvd-ripper')).toBeNull();
  await save({ from: '/suite-12', to: '/store' });
  content.purge(['redirects']);
  expect(await content.redirect('/suite-12')).toEqual({ to: '/store', permanent: true });
});
